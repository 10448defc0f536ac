import type { Fact, FactKind } from '@postelier/contract'
import { expect, it } from 'vitest'
import { kindsInTurn } from './first-kinds.ts'

const fact = (id: string, kind: FactKind, says: string, more: Partial<Fact> = {}): Fact => ({
  id,
  kind,
  language: 'fr',
  about: id,
  says: [says],
  question: '',
  price: null,
  date: null,
  time: null,
  where: '',
  until: null,
  url: '',
  source: { by: 'person' },
  ...more,
})
const loaf = fact('loaf', 'product', 'Le pain de campagne repose une nuit entière avant le four.')
const bun = fact('bun', 'product', 'Brioche, 7,80 €.')
const fair = fact('fair', 'event', 'Le marché de Noël.', { date: '2026-12-12' })
const lucie = fact('lucie', 'person', 'Lucie vous conseille au comptoir depuis le printemps.')
const ids = (turns: readonly Fact[][][]) =>
  turns.map((tries) => tries.map((some) => some.map(({ id }) => id)))

it('looks for another kind each time: what has a day, what is sold, who is behind it', () => {
  expect(ids(kindsInTurn([bun, lucie, loaf, fair]))).toEqual([
    [['fair']],
    // What reads well is tried before what is only a label.
    [['loaf'], ['bun', 'loaf']],
    [['lucie'], ['lucie']],
  ])
})

it('tries what a photo shows before the rest of its kind', () => {
  const turns = kindsInTurn([bun, lucie, loaf, fair], [], ({ id }) => id === 'bun' || id === 'fair')
  expect(ids(turns)[1]).toEqual([['bun'], ['loaf'], ['bun', 'loaf']])
})

it('comes back to a kind that has its post only when the others have nothing', () => {
  const [first] = ids(kindsInTurn([bun, lucie, loaf, fair], ['event', 'product']))
  expect(first).toEqual([['lucie'], ['lucie']])
})
