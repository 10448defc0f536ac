import { expect, test } from 'vitest'
import { formatsFor } from '#shared/i18n/formats.ts'

const at = '2026-11-23T06:30:00Z'

test('French times, in the person’s zone', () => {
  const french = formatsFor('fr', 'Europe/Paris')
  expect(french.time(at)).toBe('7\u00a0h\u00a030')
  expect(french.time('2026-11-23T08:00:00Z')).toBe('9\u00a0h')
  expect(french.localTime('09:00')).toBe('9\u00a0h')
  expect(french.longDate(at)).toBe('lundi 23 novembre 2026')
  const now = new Date(at)
  expect(french.namedDay('2026-12-31T22:30:00Z', now)).toBe('jeudi 31 décembre')
  expect(french.namedDay('2026-12-31T23:30:00Z', now)).toBe('vendredi 1er janvier 2027')
  expect(french.money(4680)).toBe('46,80\u00a0€')
  expect(french.number(1284)).toBe('1\u00a0284')
  expect(french.weekNumber(at)).toBe(48)
  expect(french.megabytes(50 * 1024 * 1024)).toBe('50\u00a0Mo')
})

test('the day is the zone’s, not UTC’s', () => {
  expect(formatsFor('fr', 'Pacific/Auckland').dayKey('2026-11-23T20:00:00Z')).toBe('2026-11-24')
})

test('English', () => {
  const english = formatsFor('en', 'Europe/Paris')
  expect(english.time(at)).toBe('7:30\u00a0am')
  expect(english.localTime('18:15')).toBe('6:15\u00a0pm')
  expect(english.money(4680)).toBe('€46.80')
  expect(english.megabytes(1.5 * 1024 * 1024)).toBe('1.5\u00a0MB')
  expect(english.relative('2026-11-24T06:30:00Z', new Date(at))).toBe('tomorrow')
})
