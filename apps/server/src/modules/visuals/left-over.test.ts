import { repair } from '@postelier/scene'
import { describe, expect, it } from 'vitest'
import { blankPagesOf, leftOverOf, samplesOf } from './left-over.ts'

const asked = (content: string, more: object = {}) => ({
  kind: 'text',
  content,
  dynamic: { prompt: 'Du jour' },
  ...more,
})
const frame = (asset: string | null, more: object = {}) => ({ kind: 'image', asset, ...more })
const designOf = (...pages: object[][]) => repair({ pages: pages.map((nodes) => ({ nodes })) })

describe('what is left of a template', () => {
  const template = designOf([asked('Votre titre'), { kind: 'text', content: 'Avant' }], [asked('La suite')])

  it('are the words it asked to be written anew, while they stand there, and no others', () => {
    const samples = samplesOf(template)
    expect(samples).toEqual(['Votre titre', 'La suite'])
    expect(leftOverOf(template, samples).words).toEqual(['Votre titre', 'La suite'])
    const written = designOf(
      [asked('Le pain est chaud'), { kind: 'text', content: 'Avant' }],
      [asked('La suite')],
    )
    expect(leftOverOf(written, samples).words).toEqual(['La suite'])
    const hidden = designOf([asked('Votre titre', { isHidden: true }), asked('Votre titre', { opacity: 0 })])
    expect(leftOverOf(hidden, samples).words).toEqual([])
  })

  it('are frames without a picture, but for the logo’s place, and pages with nothing to see', () => {
    const design = designOf(
      [frame(null), frame('a1'), frame(null, { role: 'logo' })],
      [],
      [{ kind: 'group', isHidden: true, children: [frame(null)] }],
    )
    expect(leftOverOf(design, [])).toEqual({ words: [], frames: 1, pages: 2 })
    expect(blankPagesOf(design)).toEqual([1, 2])
  })
})
