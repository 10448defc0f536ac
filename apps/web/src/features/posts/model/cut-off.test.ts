import { describe, expect, it } from 'vitest'
import { cutOff } from '#features/posts/model/cut-off.ts'

const long = 'pain '.repeat(200).trim()

describe('where a hook is cut off', () => {
  it.each([
    ['instagram', 'Court.', 'Court.', false],
    ['instagram', 'Un.\nDeux.\nTrois.', 'Un.\nDeux.', true],
    ['instagram', 'Un.\n\nDeux.', 'Un.', true],
    ['linkedin', 'Un.\nDeux.\nTrois.\nQuatre.', 'Un.\nDeux.\nTrois.', true],
    ['bluesky', `Un.\n${'a'.repeat(280)}`, `Un.\n${'a'.repeat(280)}`, false],
    ['x', 'a'.repeat(280), 'a'.repeat(280), false],
    // A word that fills the line by itself is cut where the line ends.
    ['tiktok', 'é'.repeat(120), 'é'.repeat(90), true],
    // Spaces after the last word are nothing to unfold.
    ['instagram', 'Un.\nDeux.\n\n', 'Un.\nDeux.', false],
    ['facebook', '', '', false],
  ] as const)('on %s, of %j', (network, text, shown, isCut) => {
    expect(cutOff(text, network)).toEqual({ shown, isCut })
  })

  it.each([
    ['instagram', 125],
    ['linkedin', 210],
    ['facebook', 477],
    ['tiktok', 90],
  ] as const)('on %s cuts no word, within %i letters', (network, most) => {
    const { shown, isCut } = cutOff(long, network)
    expect(isCut).toBe(true)
    expect(shown.length).toBeLessThanOrEqual(most)
    expect(shown.endsWith('pain')).toBe(true)
  })
})
