import type { Fact } from '@postelier/contract'
import { expect, it } from 'vitest'
import type { Ask } from '../visuals/index.ts'
import { answerAsks } from './answer-asks.ts'

const market: Fact = {
  ...{
    id: '1',
    kind: 'event',
    language: 'fr',
    about: 'marché de Noël',
    says: ['Un chalet place Victor-Hugo.'],
  },
  ...{ question: '', price: null, date: '2026-11-27', time: null, where: '', until: '2026-12-24', url: '' },
  source: { by: 'person' },
}
const workshop: Fact = {
  ...market,
  about: 'atelier levain',
  date: '2026-12-05',
  time: '14:30',
  until: '2026-12-05',
}
const answer = (kind: Ask['kind'], fact: Fact, language = 'fr', most = 60) =>
  answerAsks([{ node: 'it', kind, role: 'description', prompt: '', most }], {
    ...{ words: { heading1: '', heading2: '', description: '' }, fact, language, signature: 'Lakanal' },
  })?.it

it.each([
  ['when', workshop, 'fr', 'Samedi 5 décembre, 14\u00a0h\u00a030'],
  ['when', workshop, 'en', 'Saturday 5 December, 14:30'],
  ['dayOfMonth', workshop, 'fr', '5'],
  ['when', market, 'fr', '27 novembre – 24 décembre'],
  // One day alone would say that it is over on the next.
  ['dayOfMonth', market, 'fr', undefined],
  ['name', market, 'fr', 'Marché de Noël'],
  ['price', market, 'fr', undefined],
  ['words', market, 'fr', 'Lakanal'],
  ['own', market, 'fr', undefined],
] as const)('what a template asks as %s is answered from what is known, or not at all (%#)', (...of) => {
  const [kind, fact, language, said] = of
  expect(answer(kind, fact, language)?.replaceAll(/[\u202f\u2009]/g, ' ')).toBe(said)
})
