import type { Fact, Language } from '@postelier/contract'
import { expect, test } from 'vitest'
import { makeFact } from '../testing/make-fact.ts'
import { daysFor } from './days-for.ts'
import { hoursFor, weekdayOf } from './hours-for.ts'

const thing = (language: Language, says: string, kind: Fact['kind'] = 'product') =>
  makeFact('t', kind, '', [says], { language })

test.each([
  ['fr', 'La soupe est servie à midi.', '11:00'],
  ['fr', 'Le petit-déjeuner est servi au comptoir.', '09:00'],
  ['en', 'Brunch is served until two.', '11:00'],
  ['en', 'Dinner is one long table.', '17:00'],
  ['es', 'El menú del día cambia cada mañana.', '09:00'],
  ['de', 'Mittags gibt es Suppe.', '11:00'],
] as const)('%s: “%s” is told by %s', (language, says, latest) => {
  expect(hoursFor([thing(language, says)], '2026-11-27')?.latest).toBe(latest)
})

test('an event on its own day is told two hours before it, and anything else at any hour', () => {
  const event = makeFact('e', 'event', 'atelier', ['Un atelier.'], { date: '2026-12-12', time: '14:00' })
  expect(hoursFor([event], '2026-12-12')).toEqual({ earliest: '07:00', latest: '12:00' })
  expect(hoursFor([event], '2026-12-05')).toBeNull()
  expect(hoursFor([thing('fr', 'La miche pèse un kilo.')], '2026-12-05')).toBeNull()
})

test.each([
  ['fr', 'Le brunch du dimanche est servi au jardin.', 0],
  ['en', 'Sunday brunch is served in the garden.', 0],
  ['es', 'La paella se hace los jueves.', 4],
  ['de', 'Samstags backen wir Zwiebelkuchen.', 6],
  ['fr', 'Il est prêt le jeudi et le samedi.', null],
  ['fr', 'Tous les jours sauf le dimanche.', null],
] as const)('%s: “%s” is had on one weekday, or on none alone', (language, says, weekday) => {
  expect(weekdayOf(thing(language, says))).toBe(weekday)
})

test('what is had on Sundays is told from Thursday to Saturday', () => {
  const { windows, isTied } = daysFor(thing('fr', 'Le brunch du dimanche est servi au jardin.'), '2026-11-24')
  expect([windows.slice(0, 2), isTied]).toEqual([
    [
      { from: '2026-11-26', to: '2026-11-28' },
      { from: '2026-12-03', to: '2026-12-05' },
    ],
    false,
  ])
})
