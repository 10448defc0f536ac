import type { Fact } from '@postelier/contract'
import { expect, test } from 'vitest'
import type { SubjectInput } from '../brief.ts'
import { makeFact } from '../testing/make-fact.ts'
import { closedDays, daysFor, lastDayOf } from './days-for.ts'
import { proposeSubjects } from './propose-subjects.ts'
import { isSameMatter } from './section-of.ts'

const from = '2026-11-24'
const page = (url: string): Fact['source'] => ({ by: 'page', url: `https://a.example${url}`, title: '' })
const bestOf = (fact: Fact, facts: readonly Fact[] = [fact], day = from) => {
  const [best] = daysFor(fact, day, facts).windows
  return best ? `${best.from} ${best.to}` : null
}
const lastOf = (fact: Fact, facts: readonly Fact[] = [fact]) =>
  daysFor(fact, from, facts)
    .windows.map(({ to }) => to)
    .sort()
    .at(-1)

test('an event is told some days before it, and never after', () => {
  const fact = makeFact('e', 'event', 'atelier', ['Un atelier.'], { date: '2026-12-12' })
  expect(bestOf(fact)).toBe('2026-12-02 2026-12-07')
  expect(lastOf(fact)).toBe('2026-12-11')
  // Where there is no other day, its own is better than none.
  expect(bestOf(fact, [fact], '2026-12-12')).toBe('2026-12-12 2026-12-12')
})

test('an offer is told at once, last orders while there is time to order', () => {
  const offer = makeFact('o', 'offer', 'freins', ['Le contrôle des freins est offert.'], {
    until: '2026-12-31',
  })
  expect(bestOf(offer)).toBe('2026-11-24 2026-12-01')
  const orders = makeFact('d', 'offer', 'bûche', ['Pour Noël, passez commande avant le 19 décembre 2026.'], {
    until: '2026-12-18',
    source: page('/buche'),
  })
  expect(bestOf(orders)).toBe('2026-11-27 2026-12-04')
  // What is given with an order ends with the orders, and so does the thing itself.
  const says = ['Pour deux bûches commandées, un pain d’épices est offert.']
  const gift = makeFact('g', 'offer', '', says, { until: '2026-12-24' })
  const thing = makeFact('p', 'product', 'bûche', ['Un biscuit à la noisette.'], { source: page('/buche') })
  expect([lastOf(gift, [gift, orders]), lastOf(thing, [thing, orders])]).toEqual(['2026-12-17', '2026-12-17'])
})

test('a thing is not told before it can be had', () => {
  const cake = makeFact('p', 'product', 'galette des rois', ['Une pâte feuilletée.'], { source: page('/g') })
  const says = ['Les commandes sont ouvertes à partir du 15 décembre 2026.']
  const opens = makeFact('o', 'offer', 'galette des rois', says, { source: page('/g') })
  for (const fact of [cake, opens]) expect(bestOf(fact, [cake, opens])?.slice(0, 10)).toBe('2026-12-15')
  // “From … to …” says how long something lasts.
  const bread = makeFact('b', 'product', 'pain de mie', ['Le pain de mie se garde trois jours.'])
  expect(bestOf(bread)).toBeNull()
})

test('news is over some weeks after its day, what belongs to Christmas on its eve', () => {
  const news = (date: string) =>
    makeFact('n', 'news', 'four', ['Le four à bois est rallumé chaque matin.'], { date })
  expect(bestOf(news('2026-11-10'))).toBe('2026-11-24 2026-12-08')
  const input: SubjectInput = {
    seed: 'one',
    business: { name: 'A', city: '', timeZone: 'Europe/Paris' },
    language: 'fr',
    facts: [news('2026-10-06')],
    thematics: [],
    objectives: ['visibility'],
    count: 3,
    from,
    to: '2026-12-28',
    known: [],
    told: {},
  }
  expect(proposeSubjects(input).subjects).toEqual([])
  expect(proposeSubjects({ ...input, facts: [news('2026-11-10')] }).subjects).toHaveLength(1)
  const cake = makeFact('c', 'product', 'gâteau de Noël', ['Le gâteau de Noël repose un mois.'])
  expect(bestOf(cake)).toBe('2026-11-24 2026-12-24')
})

test('an offer of an article is told for two months, anything else of it for four; its history and advice stay', () => {
  const of = (kind: Fact['kind'], date: string) =>
    makeFact('n', kind, 'four', ['Le four chauffe à bois.'], { date })
  expect(bestOf(of('offer', '2026-10-10'))).not.toBeNull()
  for (const [kind, date] of [
    ['news', '2026-07-20'],
    ['offer', '2026-09-10'],
    ['service', '2026-07-10'],
  ] as const)
    expect(bestOf(of(kind, date)), kind).toBeNull()
  for (const kind of ['history', 'advice', 'award'] as const)
    expect(lastDayOf(of(kind, '2025-01-10'))).toBeNull()
})

test('a closing that says when it opens again begins on its own first day, and is one with its twin', () => {
  const says = [
    'Le garage sera fermé du 24 décembre 2026 au 3 janvier 2027.',
    'Réouverture le lundi 4 janvier à 8 h.',
  ]
  const fact = makeFact('c', 'hours', '', says, { date: '2026-12-24', until: '2027-01-03' })
  expect(closedDays(fact)).toEqual({ from: '2026-12-24', to: '2027-01-03' })
  expect(isSameMatter(fact, { ...fact, id: 'd', says: says.slice(0, 1) })).toBe(true)
})

test('the days of a closing are known, those of a fair are not closed', () => {
  const closing = 'La boutique sera fermée du 28 décembre 2026 au 3 janvier 2027.'
  const fair = 'Un chalet nous attend du 27 novembre au 24 décembre.'
  expect(closedDays(makeFact('s', 'hours', '', [closing], { until: '2027-01-03' }))).toEqual({
    from: '2026-12-28',
    to: '2027-01-03',
  })
  expect(closedDays(makeFact('f', 'news', '', [fair], { until: '2026-12-24' }))).toBeNull()
})
