import type { Fact } from '@postelier/contract'
import { expect, test, vi } from 'vitest'
import type { SubjectInput } from '../brief.ts'
import { emptyMemory, rememberPosts } from '../memory.ts'
import { makeFact } from '../testing/make-fact.ts'
import { stopWords } from '../words/stop-words.ts'
import { proposeSubjects } from './propose-subjects.ts'

const page = (nth: number): Fact['source'] => ({
  by: 'page',
  url: `https://a.example/${nth % 12}`,
  title: '',
})
const letters = (nth: number) =>
  `${'abcdefghij'[nth % 10]}${'klmnopqrst'[Math.floor(nth / 10) % 10]}${'uvwxyzabcd'[Math.floor(nth / 100)]}`
const loaf = (nth: number) => `pain ${letters(nth)}ois ${letters(399 - nth)}eau`
const all = Array.from({ length: 400 }, (_, nth) => nth)

const things = all.map((nth) =>
  makeFact(
    `${nth}`,
    'product',
    loaf(nth),
    [`Le ${letters(nth)}ier pétrit la ${letters((nth * 7) % 400)}ette de ${letters((nth * 13) % 400)}oise.`],
    { source: page(nth) },
  ),
)
const orders = all.map((nth) =>
  makeFact(
    `${nth}`,
    'offer',
    `pain numéro ${nth} au levain`,
    [
      `Le pain numéro ${nth} se commande avant le 18 décembre 2026 au comptoir.`,
      'Réservez la veille, ou par téléphone, et passez le chercher dès le 19 décembre 2026.',
    ],
    { until: '2026-12-18', source: page(nth) },
  ),
)
const others = Array.from({ length: 100 }, (_, nth) => `Autre chose ${nth}`)

/** A year of posts, each of two sentences. */
const year = rememberPosts(
  emptyMemory,
  Array.from(
    { length: 500 },
    (_, nth) => `La ${letters(nth % 400)}ade cuit ${nth}. Elle ${letters((nth * 3) % 400)}ante bien.`,
  ),
)

/** As much as a business can have said, and as many subjects as are remembered. */
test.each<[string, readonly Fact[], Partial<SubjectInput>, number]>([
  ['of things to be ordered', orders, {}, 1],
  [
    'where nearly all of them have names already',
    things,
    { known: [...all.slice(40).map(loaf), ...others], memory: year },
    30,
  ],
  ['where all is told already', things, { held: things.map(({ id }) => id), known: others }, 0],
])('subjects %s are thought of in a moment', (_, facts, more, least) => {
  const input: SubjectInput = {
    seed: 's',
    business: { name: 'Le four', city: 'Die', timeZone: 'Europe/Paris' },
    language: 'fr',
    facts,
    thematics: [],
    objectives: ['visibility'],
    count: 30,
    from: '2026-11-24',
    to: '2026-12-28',
    known: [],
    held: [],
    told: {},
    hasCarousels: true,
    ...more,
  }
  // Each word of a text is looked up here when the text is taken apart, which is to happen once.
  const lookedUp = vi.spyOn(stopWords.fr, 'has')
  const { subjects } = proposeSubjects(input)
  const times = lookedUp.mock.calls.length
  lookedUp.mockRestore()
  expect(subjects.length).toBeGreaterThanOrEqual(least)
  // Under a hundred thousand; taken apart anew for each other one, a quarter of a million to one and a half.
  expect(times).toBeLessThan(150_000)
})
