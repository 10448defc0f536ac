import { expect, test } from 'vitest'
import { readDate } from '#shared/lib/typed-date.ts'

test('a date is read as a hand types it, day first', () => {
  for (const text of ['05/07/2027', '5/7/27', '5.7.2027', ' 05 07 2027 ', '05-07-2027', '2027-07-05'])
    expect(readDate(text), text).toBe('2027-07-05')
})

test('what is no day of the calendar is none', () => {
  for (const text of ['', '31/02/2027', '12/13/2027', '5/7', 'demain', '5/7/027'])
    expect(readDate(text), text).toBeNull()
  expect(readDate('29/02/2028')).toBe('2028-02-29')
})
