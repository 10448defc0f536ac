import { expect, it } from 'vitest'
import { emptyMemory, rememberPosts } from '../memory.ts'
import { leftToTell } from '../subjects/left-to-tell.ts'
import { draftOf, hooksOf, makeBrief } from '../testing/make-brief.ts'
import { makeFact } from '../testing/make-fact.ts'

const priced = (about: string, text: string, cents: number, row: string) =>
  makeFact(about, 'service', about, [`${row} : ${text}`], { price: { text, cents, currency: 'EUR' } })

const rows = [
  priced('première séance', '8 €', 800, 'Première séance (une fois)'),
  priced('carte de dix séances', '130 €', 13_000, 'Carte de dix séances (six mois)'),
  priced('carte de cinq séances', '70 €', 7000, 'Carte de cinq séances (six mois)'),
]

it.each([
  ['a sentence that tells one of its prices', 'La première séance est à 8 €.'],
  [
    'another list of the same kind',
    '– Carte de vingt séances (six mois) : 240 €\n– Première séance (mineurs) : 6 €',
  ],
])('a list of prices is told after %s', (_, post) => {
  const memory = rememberPosts(emptyMemory, [post])
  const [hook] = hooksOf(draftOf(makeBrief({ facts: rows, memory })))
  for (const { price } of rows) expect(hook?.text.replace(/\s/gu, ' ')).toContain(price?.text)
  expect(rows.map((row) => leftToTell(row, { memory, language: 'fr' }))).toEqual(rows)
})

it('a row that was told itself is not told again', () => {
  const memory = rememberPosts(emptyMemory, [rows[0]?.says[0] ?? ''])
  expect(rows.map((row) => leftToTell(row, { memory, language: 'fr' }) !== null)).toEqual([false, true, true])
})
