import type { Fact } from '@postelier/contract'
import { expect, test } from 'vitest'
import type { SubjectInput } from '../brief.ts'
import { bakery } from '../testing/bakery.ts'
import { makeFact } from '../testing/make-fact.ts'
import { proposeSubjects } from './propose-subjects.ts'

const wishOf = (facts: readonly Fact[], more: Partial<SubjectInput> = {}): SubjectInput => ({
  seed: 'one',
  business: { name: 'Boulangerie Maltavert', city: '', timeZone: 'Europe/Paris' },
  language: 'fr',
  facts,
  thematics: [],
  objectives: ['visibility', 'traffic'],
  count: 12,
  from: '2026-11-24',
  to: '2026-12-28',
  known: [],
  told: {},
  ...more,
})
const namesOf = (facts: readonly Fact[], more: Partial<SubjectInput> = {}) =>
  proposeSubjects(wishOf(facts, more)).subjects.map(({ name }) => name.replaceAll(/[\u{a0}\u{202f}]/gu, ' '))

const open = makeFact('open', 'event', '', ['Matinée portes ouvertes : contrôle gratuit des feux.'], {
  date: '2026-12-12',
})
const winter = makeFact('winter', 'offer', '', ['OFFRE D’HIVER : le contrôle est offert.'], {
  until: '2026-12-31',
})
const chalet = makeFact(
  'chalet',
  'news',
  '',
  ['Cette année encore, nous tenons un chalet place Victor-Hugo, du 27 novembre au 24 décembre 2026.'],
  { date: '2026-11-18', until: '2026-12-24' },
)

test('what has a day comes first, whatever it is called and however much else there is', () => {
  const facts = [...bakery.filter(({ kind }) => kind !== 'event' && kind !== 'offer'), open, winter, chalet]
  const { subjects } = proposeSubjects(wishOf(facts, { count: 3 }))
  expect(subjects.flatMap((subject) => subject.facts).toSorted()).toEqual(['chalet', 'open', 'winter'])
  expect(namesOf([open])).toEqual([
    'Matinée portes ouvertes, samedi 12 décembre',
    'Rappel : Matinée portes ouvertes, samedi 12 décembre',
  ])
  expect(namesOf([winter])).toEqual(['Offre d’hiver, jusqu’au 31 décembre'])
  expect(namesOf([chalet])).toEqual(['Nous tenons un chalet place Victor-Hugo'])
  // Told once, it comes in its turn.
  const told = { open: 1, winter: 1, chalet: 1 }
  const after = proposeSubjects(wishOf(facts, { count: 3, told })).subjects.flatMap((one) => one.facts)
  expect(after).not.toContain('open')
})

test('what has a day is never left without a name', () => {
  const says = [
    'Un long discours sans pause ni nom qui court et court encore jusqu’au bout de sa phrase interminable et plate',
  ]
  const event = makeFact('e', 'event', '', says, { date: '2026-12-12' })
  const offer = makeFact('o', 'offer', '', says, { until: '2026-12-12' })
  expect(namesOf([event])[0]).toBe('Samedi 12 décembre, rendez-vous')
  expect(namesOf([offer])).toEqual(['Une offre jusqu’au 12 décembre'])
})

test('a workshop on another day is another one', () => {
  const workshop = makeFact('w', 'event', 'atelier levain', ['On y pétrit.'], { date: '2026-12-05' })
  expect(namesOf([workshop], { known: ['Atelier levain, samedi 7 novembre'] })[0]).toMatch(/^Atelier levain/)
  expect(namesOf([workshop], { known: ['Atelier levain, samedi 5 décembre'] })).toEqual([])
})

test('no name is an answer’s beginning, a label, whose business it is, or small print', () => {
  const question = makeFact('q', 'question', '', ['Non, car la farine de blé vole partout.'], {
    question: 'Avez-vous du pain sans gluten ?',
  })
  expect(namesOf([question])).toEqual(['Avez-vous du pain sans gluten ?'])
  expect(namesOf([question], { known: ['Avez-vous du pain sans gluten ?'] })).toEqual([])
  const hours = makeFact('h', 'hours', 'horaires', ['Mardi – vendredi : 6 h 30 – 13 h 30'])
  expect(namesOf([hours])).toEqual(['Nos horaires'])
  const business = makeFact('b', 'business', 'Boulangerie Maltavert', [
    'Nous faisons du pain au levain à Grenoble.',
  ])
  expect(namesOf([business])).toEqual(['Nous faisons du pain au levain à Grenoble'])
  const print = 'Les prix s’entendent pour une voiture courante.'
  const prices = makeFact('s', 'service', '', [print, 'Le paiement en trois fois est possible.'])
  const [subject] = proposeSubjects(wishOf([prices])).subjects
  expect(subject?.name).toBe('Le paiement en trois fois est possible')
  expect(subject?.description).not.toContain('s’entendent')
  expect(namesOf([makeFact('t', 'place', 'téléphone', ['Téléphone'])])).toEqual([])
})

test('no two subjects rest on the same words, the same place of a page, or what a subject stands for already', () => {
  const source: Fact['source'] = { by: 'page', url: 'https://a.example/buche', title: '' }
  const product = makeFact('p', 'product', 'bûche noisette', ['Un biscuit à la noisette.'], { source })
  const orders = makeFact('o', 'offer', 'bûche noisette', ['Passez commande avant le 19 décembre.'], {
    source,
    until: '2026-12-18',
  })
  expect(proposeSubjects(wishOf([product, orders])).subjects.map(({ facts }) => facts)).toEqual([['p', 'o']])
  const twin = makeFact('t', 'service', 'dessert de fête', ['Un biscuit à la noisette.'])
  expect(namesOf([product, twin])).toHaveLength(1)
  expect(namesOf([product, open], { held: ['p'] })[0]).toBe('Matinée portes ouvertes, samedi 12 décembre')
})
