import { expect, test } from 'vitest'
import { growth, linear } from '../testing/cpu-ms.ts'
import { withoutEmoji } from './comparable.ts'
import { splitSentences } from './split-sentences.ts'

test('a point ends no sentence after a word that is written short, however long the text before it', () => {
  expect(splitSentences('Voici M. Dupont. Il cuit. Chez Mme Roux, av. Foch… 🥖 Venez !')).toEqual([
    'Voici M. Dupont.',
    'Il cuit.',
    'Chez Mme Roux, av. Foch… 🥖',
    'Venez !',
  ])
  expect(splitSentences(`${'Le pain '.repeat(20)}de Mme. Roux. Bon.`)).toHaveLength(2)
})

test('emoji go with the space before them, signs of trade stay', () => {
  expect(withoutEmoji('Du pain  🥖🥖 chaud 🔥, Moulin © 2026')).toBe('Du pain chaud, Moulin © 2026')
})

test.each(['.', ' ', 'M. ', 'Un pain. ', '🥖', '!»'])(
  'a text of nothing but “%s” takes no longer than its length',
  (bit) => {
    const split = (bits: string) => {
      const text = `Le pain.${bits}x`
      splitSentences(text)
      withoutEmoji(text)
    }
    expect(growth(split, bit, 60_000)).toBeLessThan(linear)
  },
)
