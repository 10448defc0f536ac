import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Piece, shortened, wordDifference } from '#features/posts/model/word-difference.ts'

const said = (pieces: readonly Piece[]) =>
  pieces.map(({ kind, text }) => ({ same: text, out: `[-${text}-]`, in: `{+${text}+}` })[kind]).join('')

describe('the difference between two texts', () => {
  it.each([
    ['Le pain sort du four', 'Le pain sort du four', 'Le pain sort du four'],
    ['', 'Du pain', '{+Du pain+}'],
    ['Du pain', '', '[-Du pain-]'],
    ['Le pain sort du four', 'Le pain chaud sort du four', 'Le pain {+chaud +}sort du four'],
    ['Ouvert à 7 h.', 'Ouvert à 8 h.', 'Ouvert à [-7-]{+8+} h.'],
    ['Un deux trois', 'Quatre cinq six', '[-Un deux trois-]{+Quatre cinq six+}'],
    ['L’été arrive', 'L’hiver arrive', '[-L’été-]{+L’hiver+} arrive'],
    ['La tourte, demain dès midi.', 'La tourte est prête.', 'La tourte[-, demain dès midi-]{+ est prête+}.'],
    ['Bon 🥐', 'Bon 🍞', 'Bon [-🥐-]{+🍞+}'],
  ])('of “%s” and “%s” is told by words', (before, after, expected) => {
    expect(said(wordDifference(before, after))).toBe(expected)
  })

  it('holds both texts whole, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('pain', 'four', ' ', '\n', 'é', '.', '🥐', 'l’', 'x'))
      .map((all) => all.join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordDifference(before, after)
        const without = (kind: Piece['kind']) =>
          pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('')
        expect([without('in'), without('out')]).toEqual([before, after])
      }),
    )
  })

  it('is read with what stands around it where the texts are long', () => {
    const long = (of: string) => Array.from({ length: 200 }, (_, nth) => `${of}${nth}`).join(' ')
    const [before, after] = [`${long('a')} midi ${long('b')}`, `${long('a')} minuit ${long('b')}`]
    const short = said(shortened(wordDifference(before, after)) ?? [])
    expect(short).toMatch(/^\[…\] a.* a199 \[-midi-\]\{\+minuit\+\} b0 .* \[…\]$/)
    expect(short.length).toBeLessThan(400)
    expect(shortened(wordDifference('Ouvert à midi', 'Ouvert à minuit'))).toBeNull()
  })

  it('of two long texts with nothing in common is one piece', () => {
    const long = (letter: string) => Array.from({ length: 5_000 }, (_, nth) => `${letter}${nth}`).join(' ')
    expect(wordDifference(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['out', 'in'])
  })
})
