import type { Fact } from '@postelier/contract'
import { expect, it } from 'vitest'
import { bakery } from '../testing/bakery.ts'
import { draftOf, hooksOf, makeBrief, voiceOf } from '../testing/make-brief.ts'
import { makeFact } from '../testing/make-fact.ts'
import { composePost } from './compose-post.ts'
import { relatedFacts } from './related.ts'
import { isDayBound } from './usable-facts.ts'

const calendar = (about: string, says: string[], date: string, more: Partial<Fact> = {}): Fact =>
  makeFact('own-day', 'event', about, says, { date, source: { by: 'calendar', title: about }, ...more })
const mothers = calendar(
  'Fête des Mères',
  [
    'En France, la fête des Mères tombe le dernier dimanche de mai.',
    'Quand la Pentecôte prend ce dimanche, elle passe au premier dimanche de juin.',
  ],
  '2027-05-30',
)
const bread = calendar(
  'Journée mondiale du pain',
  [
    'Le 16 octobre est la journée du pain.',
    'Le savoir-faire de la baguette est inscrit au patrimoine immatériel de l’Unesco depuis 2022.',
  ],
  '2027-10-16',
)
const texts = (fact: Fact, more: Parameters<typeof makeBrief>[0] = {}) =>
  ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) =>
    hooksOf(
      draftOf(makeBrief({ seed, day: fact.date ?? '2027-01-01', facts: [fact, ...bakery], ...more })),
    ).map(({ text }) => text),
  )

it('a post of a day tells the day, and what the calendar says of it', () => {
  for (const objective of ['visibility', 'engagement', 'traffic'] as const)
    for (const text of texts(mothers, { objective })) {
      expect(text).toContain('30\u00a0mai')
      expect(text.toLowerCase()).toContain('fête des mères')
      // Nobody is invited to a day of everybody's, and nothing is sold by it.
      expect(text).not.toMatch(/venez|viens|rendez-vous/iu)
    }
})

it('what the business says of the same matter stands beside it, and nothing else does', () => {
  const related = relatedFacts(bread, bakery)
  expect(related.length).toBeGreaterThan(0)
  expect(related.every(({ about }) => /pain/i.test(about))).toBe(true)
  const ids = new Set([bread.id, ...related.map(({ id }) => id)])
  const draft = draftOf(makeBrief({ day: '2027-10-16', facts: [bread, ...bakery] }))
  const said = hooksOf(draft).flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts))
  expect(said.every((id) => ids.has(id))).toBe(true)
  expect(said.some((id) => id !== bread.id)).toBe(true)
  expect(relatedFacts(mothers, bakery)).toEqual([])
})

it('the year of a day’s history does not make it old', () => {
  expect(bread.says.some((line) => line.includes('2022'))).toBe(true)
  expect(bread.says.every((line) => !isDayBound(line, bread, '2027-10-16'))).toBe(true)
})

it('a day that is over is not told, nor anything else in its place', () => {
  const late = makeBrief({ day: '2027-10-17', facts: [bread, ...bakery] })
  expect(composePost(late)).toHaveProperty('missing', 'event')
})

it('a day of another language is nobody’s to translate', () => {
  const english = makeBrief({ day: '2027-10-16', facts: [bread], voice: voiceOf('en') }, 'en')
  expect(composePost(english)).toHaveProperty('missing')
})

it.each([
  [
    'es',
    'Día Internacional del Café',
    'La Organización Internacional del Café celebra el café.',
    '1 de octubre',
  ],
  ['de', 'Tag des Kaffees', 'Die Internationale Kaffeeorganisation feiert den Kaffee.', '1. Oktober'],
  ['en', 'International Coffee Day', 'The International Coffee Organization celebrates coffee.', '1 October'],
] as const)('in %s too', (language, about, says, day) => {
  const fact = calendar(about, [says], '2027-10-01', { language })
  const voice = voiceOf(language)
  const [hook] = hooksOf(draftOf(makeBrief({ day: '2027-10-01', facts: [fact], voice }, language)))
  expect(hook?.text.replaceAll('\u00a0', ' ')).toContain(day)
  expect(hook?.text).toContain(about)
})

it('its picture bears its name, whole, or its date where there is no room for that', () => {
  const wordsOf = (fact: Fact) => draftOf(makeBrief({ day: fact.date ?? '', facts: [fact] })).words
  expect(wordsOf(mothers)).toMatchObject({ heading1: 'Fête des Mères', heading2: 'Dimanche 30\u00a0mai' })
  const heritage = calendar('Journées du patrimoine', ['Elles sont nées en France en 1984.'], '2027-09-18')
  expect(wordsOf(heritage).description).not.toContain('Elles')
  const long = 'Journée internationale des personnes handicapées'
  expect(
    wordsOf(calendar(long, ['Les Nations unies y consacrent une journée.'], '2027-12-03')),
  ).toMatchObject({
    heading1: '3\u00a0décembre',
    heading2: long,
  })
})

it.each([
  ['fr', 'Premier dimanche de l’Avent', /fête/iu],
  ['en', 'First Sunday of Advent', /happy/iu],
  ['de', 'Erster Advent', /fest/iu],
] as const)('in %s a beginning is greeted as a day, and not as a feast', (language, name, cheer) => {
  const advent = calendar(name, [], '2026-11-29', { language })
  const draft = draftOf(makeBrief({ facts: [advent], day: '2026-11-29' }, language))
  expect(draft.common[0]?.text).toContain(name)
  expect(draft.common[0]?.text).not.toMatch(cheer)
})

it('what is related says a word of the day, and not one that only begins as it does', () => {
  const day = (about: string, language: Fact['language'] = 'fr') =>
    calendar(about, [], '2027-01-15', { language })
  const thing = (about: string, language: Fact['language'] = 'fr') =>
    makeFact('t', 'service', about, [], { language })
  expect(relatedFacts(day('Journée du conseil'), [thing('conservation des archives')])).toEqual([])
  expect(relatedFacts(day('Journée du conseil'), [thing('conseils aux employeurs')])).toHaveLength(1)
  expect(relatedFacts(day('World Bread Day', 'en'), [thing('sourdough breads', 'en')])).toHaveLength(1)
  expect(relatedFacts(day('Journée du chocolat'), [thing('chocolaterie')])).toHaveLength(1)
  expect(relatedFacts(day('Tag des Brotes', 'de'), [thing('Brot', 'de')])).toHaveLength(1)
})
