import { expect, it } from 'vitest'
import { composedMonth } from '../../../testing/composed-month.ts'

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\d]+/gu) ?? []

/** Twenty posts of a business, or as many as it has, with the pictures they are given: what stands in each, and what its post begins with. */
function shownAndSaid(key: Parameters<typeof composedMonth>[0]) {
  return composedMonth(key, 20).map(({ draft, look, fact, signature }) => ({
    shown: Object.values(look.answers.words),
    said: draft.common[0]?.sentences.find(({ facts }) => facts.length > 0)?.text ?? '',
    sender: new Set(plain(signature)),
    look,
    kind: fact?.kind,
    signature,
  }))
}

const all = (['baker', 'garage', 'software', 'lawyer', 'yoga', 'florist', 'workshop'] as const).flatMap(
  shownAndSaid,
)

it('at most half of the pictures say no more than what their post begins with', () => {
  const repeating = all.filter(({ shown, said, sender }) => {
    const told = new Set(plain(said))
    return shown.flatMap(plain).every((word) => told.has(word) || sender.has(word))
  })
  expect(all.length).toBeGreaterThan(60)
  expect(repeating.length / all.length).toBeLessThanOrEqual(0.5)
})

it('who sends it stands largest only where the post is about the platform', () => {
  const above = all.filter(
    ({ look, signature, kind }) =>
      look.template.asks.some(
        ({ node, kind: asked, role }) =>
          asked === 'words' && role === 'heading1' && signature.startsWith(look.answers.words[node] || '—'),
      ) && !['business', 'place', 'hours', 'contact'].includes(kind ?? ''),
  )
  expect(above.map(({ shown }) => shown)).toEqual([])
})

it('no line of a picture can break within an hour, a day of the month or a measure', () => {
  for (const { shown } of all)
    for (const text of shown) {
      expect(text).not.toMatch(/\d (?:h|km|kg|g|cm|€|Uhr|am|pm)(?!\p{L})/u)
      expect(text).not.toMatch(
        /\d\.? (?:de )?(?:novembre|décembre|November|December|Dezember|noviembre|diciembre)/u,
      )
      expect(text).not.toMatch(/\d [–—]/u)
    }
})
