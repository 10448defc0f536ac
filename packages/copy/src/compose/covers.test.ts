// Covers of lists, closings, and what is told near its end.
import { languages } from '@postelier/contract'
import { expect, test } from 'vitest'
import { daysFor } from '../subjects/days-for.ts'
import { draftOf, makeBrief } from '../testing/make-brief.ts'
import { euros, makeFact } from '../testing/make-fact.ts'
import { coversOf } from './list-opening.ts'
import { nameOfThing } from './naming.ts'

const plain = (text: string) => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ')
const row = (name: string, more: Parameters<typeof makeFact>[4] = {}) =>
  makeFact(name, 'product', name, [`${name} : 4,20 €`], { price: euros('4,20 €'), ...more })

test('a cover says what a list is, or that it is one of prices', () => {
  const page = {
    source: { by: 'page', url: 'https://a.example/confitures', title: 'Nos confitures' },
  } as const
  expect(coversOf(['Mûre', 'Coing', 'Figue'].map((name) => row(name, page)))[0]).toBe('Nos confitures')
  expect(coversOf(['Tisane verveine', 'Tisane menthe', 'Tisane thym'].map((name) => row(name)))).toEqual([
    'Tisanes',
  ])
  const mixed = ['Mûre', 'Savon', 'Bougie'].map((name) => row(name))
  expect(coversOf(mixed)).toEqual(['Quelques prix'])
  const { words } = draftOf(makeBrief({ facts: mixed }))
  expect(plain(words.heading1)).toBe('Quelques prix')
  expect(words.heading2).toBe('Mûre, Savon, Bougie')
})

const closings = {
  fr: ['Nous sommes fermés du 24 décembre au 2 janvier.', /^Fermé/u],
  en: ['We are closed from 24 December to 2 January.', /^Closed/u],
  es: ['Cerramos del 24 de diciembre al 2 de enero.', /^Cerrado/u],
  de: ['Vom 24. Dezember bis 2. Januar haben wir Betriebsferien.', /^Geschlossen/u],
} as const
test.each(languages)('in %s the picture of a closing says that it is one, and when', (language) => {
  const [says, word] = closings[language]
  const facts = [makeFact('c', 'hours', '', [says], { language, until: '2027-01-02' })]
  for (const heading1 of [26, 60]) {
    const { words } = draftOf(
      makeBrief({ facts, day: '2026-12-15', words: { heading1, heading2: 40, description: 44 } }, language),
    )
    expect(words.heading1).toMatch(word)
    expect(`${words.heading1} ${words.heading2}`).toMatch(/24.*2/u)
  }
})

test('what is had for a season is told in the first two thirds of it', () => {
  const service = makeFact('s', 'service', 'hivernage', ['Nous hivernons les bateaux jusqu’au 31 mars.'], {
    until: '2027-03-31',
  })
  const { windows, before } = daysFor(service, '2026-12-01')
  expect(windows.every(({ to }) => to < '2027-02-20')).toBe(true)
  expect(before).toBe(windows[0]?.to)
})

test('a drawing is found by the name of a thing, and by no heading or clause', () => {
  const named = (about: string, says: string) =>
    nameOfThing(makeFact('f', 'news', about, [says], { language: 'en' }))
  expect(named('Running now', 'The kiln is on until Friday.')).toBeNull()
  expect(named('Rowing past the mill', 'The kiln is on until Friday.')).toBeNull()
  expect(named('the kiln', 'The kiln is on until Friday.')).toBe('kiln')
})

test('who shuts at an hour is not called closed on that day', () => {
  const says = ['La mercerie ferme à 15 h le jeudi 24 décembre et reste fermée jusqu’au 2 janvier.']
  const facts = [makeFact('c', 'hours', '', says, { until: '2027-01-02' })]
  expect(draftOf(makeBrief({ facts, day: '2026-12-15' })).words.heading1).not.toMatch(/^Fermé/u)
})
