import { describe, expect, it } from 'vitest'
import { shorterBySentence } from '#features/posts/model/shorter.ts'

describe('a hook made shorter', () => {
  it.each([
    ['Un jour. Deux jours. Trois jours.', 'Un jour. Deux jours.'],
    ['Le pain.\n\nEt vous\u202f?\n\n#Lyon #Pain', 'Le pain.\n\n#Lyon #Pain'],
    ['Le four chauffe !\nLe pain lève.', 'Le four chauffe !'],
    ['Une seule phrase.', null],
    ['#Lyon', null],
    ['', null],
  ])('of %j', (text, shorter) => {
    expect(shorterBySentence(text, 'fr')).toBe(shorter)
  })
})
