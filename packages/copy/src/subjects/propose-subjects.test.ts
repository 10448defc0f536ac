import { languages } from '@postelier/contract'
import { expect, test } from 'vitest'
import type { SubjectInput } from '../brief.ts'
import { isNearDuplicate } from '../duplicates.ts'
import { bakery } from '../testing/bakery.ts'
import { draftOf, makeBrief, shops } from '../testing/make-brief.ts'
import { makeFact } from '../testing/make-fact.ts'
import { clicheIn } from '../words/cliches.ts'
import { proposeSubjects } from './propose-subjects.ts'
import { monthsOf } from './seasons.ts'

const wishOf = (more: Partial<SubjectInput> = {}): SubjectInput => ({
  seed: 'one',
  business: { name: 'Tilleroy', city: 'Angers', timeZone: 'Europe/Paris' },
  language: 'fr',
  facts: bakery,
  objectives: ['visibility', 'traffic', 'engagement'],
  count: 12,
  thematics: [
    { id: 'shop', name: 'Boutique', description: '', kinds: ['product', 'service', 'offer'] },
    {
      id: 'business',
      name: 'Maison',
      description: '',
      kinds: ['history', 'person', 'method', 'award', 'business'],
    },
    { id: 'tips', name: 'Conseils', description: '', kinds: ['advice', 'question'] },
  ],
  from: '2026-11-23',
  to: '2026-12-20',
  known: [],
  told: {},
  ...more,
})

const factOf = (id: string | undefined) => bakery.find((fact) => fact.id === id)

test.each(languages)('in %s as many as asked for, each of other facts, balanced', (language) => {
  const { subjects, shortage } = proposeSubjects(wishOf({ language, facts: shops[language].facts }))
  expect([subjects.length, shortage]).toEqual([12, null])
  for (const objective of ['visibility', 'traffic', 'engagement']) {
    expect(subjects.filter((subject) => subject.objective === objective).length).toBeGreaterThanOrEqual(3)
  }
  for (const thematic of ['shop', 'business', 'tips']) {
    expect(subjects.filter(({ thematicId }) => thematicId === thematic).length).toBeGreaterThanOrEqual(2)
  }
  const names = subjects.map(({ name }) => name)
  for (const [index, name] of names.entries()) {
    expect(clicheIn(name, language)).toBeNull()
    expect(name.length).toBeLessThanOrEqual(120)
    expect(
      names.slice(0, index).some((other) => isNearDuplicate(name, other, language)),
      name,
    ).toBe(false)
  }
})

test('what has a first and a last day is told before it begins, and a closing brings nobody in', () => {
  const closed = 'La boutique sera fermée du 28 décembre 2026 au 3 janvier 2027.'
  const stall = 'Un chalet nous attend place Victor-Hugo, du 27 novembre au 24 décembre.'
  const facts = [
    makeFact('shut', 'hours', 'boutique', [closed], { until: '2027-01-03' }),
    makeFact('stall', 'news', 'chalet de Noël', [stall], { until: '2026-12-24' }),
  ]
  const of = (from: string) => {
    const { subjects } = proposeSubjects(wishOf({ facts, from, to: '2027-02-01', count: 2 }))
    return (id: string) => subjects.find((subject) => subject.facts[0] === id)
  }
  const early = of('2026-11-23')
  expect([early('shut')?.before, early('stall')?.before]).toEqual(['2026-12-27', '2026-11-26'])
  expect(early('shut')?.objective).toBe('visibility')
  // Once it has begun it is told while it lasts.
  expect(of('2026-12-10')('stall')?.before).toBe('2026-12-23')
})

test('an offer that begins with its day is named after what is offered', () => {
  const says = ['Jusqu’au 24 décembre 2026, pour deux bûches commandées, un petit pain d’épices est offert.']
  const facts = [makeFact('gift', 'offer', '', says, { until: '2026-12-24' })]
  const { subjects } = proposeSubjects(wishOf({ facts, count: 1 }))
  expect(subjects.map(({ name }) => name)).toEqual([
    'Pour deux bûches commandées, un petit pain d’épices est offert',
  ])
})

test('a carousel has pages to fill', () => {
  const { subjects } = proposeSubjects(wishOf({ count: 20 }))
  const carousels = subjects.filter(({ format }) => format === 'carousel')
  expect(carousels.length).toBeGreaterThanOrEqual(1)
  for (const { facts } of carousels) {
    const pages = facts.length > 1 ? facts.length : (factOf(facts[0])?.says.length ?? 0)
    expect(pages).toBeGreaterThanOrEqual(3)
  }
})

test('what fills a carousel is not a subject besides', () => {
  const facts = bakery.filter(({ kind }) => kind === 'product')
  const ids = proposeSubjects(wishOf({ facts, thematics: [], count: 20 })).subjects.flatMap(
    (subject) => subject.facts,
  )
  expect(ids.toSorted()).toEqual(facts.map(({ id }) => id).toSorted())
})

test('events and offers carry the day they must be out by; what is over or far away is not proposed', () => {
  const far = makeFact('far', 'event', 'grande fête', ['La fête dure deux jours.'], { date: '2027-06-01' })
  const { subjects } = proposeSubjects(wishOf({ facts: [...bakery, far], count: 30 }))
  const beforeOf = (id: string) => subjects.find(({ facts }) => facts[0] === id)?.before
  expect(beforeOf('e1')).toBe('2026-12-04')
  expect(beforeOf('e2')).toBe('2026-12-11')
  expect(beforeOf('o1')).toBe('2026-12-19')
  expect(subjects.flatMap(({ facts }) => facts)).not.toEqual(expect.arrayContaining(['e3']))
  for (const id of ['e3', 'o2', 'far']) expect(beforeOf(id)).toBeUndefined()
  const onTheDay = proposeSubjects(
    wishOf({ facts: bakery.filter(({ id }) => id === 'e1'), from: '2026-12-05' }),
  )
  expect(onTheDay.subjects[0]?.before).toBe('2026-12-05')
})

test('what belongs to a time of year waits for it', () => {
  const facts = [
    makeFact('summer', 'product', 'glace au miel', ['La glace au miel se fait de juin à août.']),
    makeFact('winter', 'product', 'pain d’épices', ['Le pain d’épices sort en décembre.']),
    makeFact('past', 'history', 'maison', ['La maison a ouvert en mars 1987.']),
    makeFact('shut', 'hours', 'horaires', ['Chaque été, la boulangerie ferme trois semaines en août.']),
  ]
  expect(facts.map((fact) => [...monthsOf(fact)])).toEqual([[6, 7, 8], [12], [], [6, 7, 8]])
  const ids = (from: string, to: string) =>
    proposeSubjects(wishOf({ facts, from, to }))
      .subjects.flatMap((subject) => subject.facts)
      .sort()
  expect(ids('2026-11-23', '2026-12-20')).toEqual(['past', 'winter'])
  expect(ids('2026-07-01', '2026-07-31')).toEqual(['past', 'shut', 'summer'])
})

test('none like a known one; what was told least comes first', () => {
  const known = ['Pain de seigle : 30 heures', 'Peut-on connaître les allergènes ?']
  const names = proposeSubjects(wishOf({ known, count: 30 })).subjects.map(({ name }) => name)
  for (const name of names)
    expect(
      known.some((one) => isNearDuplicate(name, one, 'fr')),
      name,
    ).toBe(false)
  const told = Object.fromEntries(bakery.filter(({ kind }) => kind !== 'advice').map(({ id }) => [id, 2]))
  const first = proposeSubjects(wishOf({ told, count: 3 })).subjects.map(
    ({ facts }) => factOf(facts[0])?.kind,
  )
  expect(first).toEqual(['advice', 'advice', 'advice'])
})

test('few facts make few subjects, and a question for what is missing', () => {
  const facts = bakery.filter(({ kind }) => kind === 'product').slice(0, 2)
  const { subjects, shortage } = proposeSubjects(wishOf({ facts, count: 8 }))
  expect(subjects).toHaveLength(2)
  expect(shortage?.missing).not.toBe('product')
  expect(shortage?.question).toMatch(/\?$/)
})

test('names are what an editor would write, of facts alone', () => {
  const nameOf = (id: string) =>
    proposeSubjects(wishOf({ facts: bakery.filter((fact) => fact.id === id) })).subjects[0]?.name
  expect(nameOf('p1')).toBe('Pain de seigle, 5,20\u{a0}€')
  expect(nameOf('e1')).toBe('Atelier brioche, samedi 5\u{a0}décembre')
  expect(nameOf('q3')).toBe('Le pain peut-il être tranché\u{202f}?')
  expect(nameOf('o1')).toBe('Bûche à la châtaigne, à commander jusqu’au 20\u{a0}décembre')
  expect(nameOf('w2')).toMatch(/Karim Bensalah/)
})

test('every subject that is proposed can be written', () => {
  const { subjects } = proposeSubjects(wishOf({ count: 20 }))
  for (const { facts, name, description, objective } of subjects) {
    const own = facts.flatMap((id) => bakery.filter((fact) => fact.id === id))
    expect(draftOf(makeBrief({ facts: own, subject: { name, description }, objective })).common).toHaveLength(
      1,
    )
  }
})

test('where only names that are known are left, the one in the way is named', () => {
  const { subjects } = proposeSubjects(wishOf({ count: 40 }))
  const known = subjects.map(({ name }) => name)
  let left = proposeSubjects(wishOf({ count: 40, known }))
  const all = [...known]
  while (left.subjects.length > 0) {
    expect(left.said).toBeNull()
    all.push(...left.subjects.map(({ name }) => name))
    left = proposeSubjects(wishOf({ count: 40, known: all }))
  }
  expect(all).toContain(left.said?.name)
  expect(left.shortage?.question).not.toBe('')
  expect(proposeSubjects(wishOf({ facts: [] })).said).toBeNull()
})

test('subjects of the categories a business wants come first', () => {
  // What has a day comes before all of them.
  const facts = bakery.filter(({ date, until }) => date === null && until === null)
  const kindsIn = (categories: SubjectInput['categories']) =>
    proposeSubjects(wishOf({ facts, count: 4, thematics: [], categories: categories ?? [] })).subjects.map(
      ({ facts: [first] }) => factOf(first)?.kind ?? '',
    )
  const many = (kinds: readonly string[], wanted: readonly string[]) =>
    kinds.filter((kind) => wanted.includes(kind)).length
  const advice = ['advice', 'question', 'method']
  const promotional = ['product', 'service', 'offer', 'event']
  expect(many(kindsIn(['advice']), advice)).toBeGreaterThan(many(kindsIn([]), advice))
  expect(many(kindsIn(['promotional']), promotional)).toBeGreaterThan(many(kindsIn(['advice']), promotional))
  // A preference, no fence.
  expect(proposeSubjects(wishOf({ categories: ['advice'] })).subjects).toHaveLength(12)
})

test('what only speaks to people otherwise than the business does is no subject', () => {
  const facts = [
    makeFact('papers', 'question', '', ['Munissez-vous de votre contrat de travail.'], {
      question: 'Quels documents apporter ?',
    }),
    makeFact('pure', 'question', '', ['Non, nous n’en mettons dans aucun pain.'], {
      question: 'Vos pains contiennent-ils des additifs ?',
    }),
    makeFact('loaf', 'product', 'tourte de seigle', ['La tourte de seigle se garde six jours.']),
  ]
  const about = (formality: 'familiarity' | 'formality') =>
    proposeSubjects(wishOf({ facts, formality, thematics: [] })).subjects.flatMap((one) => one.facts)
  expect(about('formality').toSorted()).toEqual(['loaf', 'papers', 'pure'])
  expect(about('familiarity')).toEqual(['loaf'])
})
