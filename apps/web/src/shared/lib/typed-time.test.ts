import { expect, test } from 'vitest'
import { readTime, writeTime } from '#shared/lib/typed-time.ts'

test('a time is read as a hand types it', () => {
  const half = 9 * 60 + 30
  for (const text of ['9h30', '09:30', '9:30', '930', '0930', '9 h 30', '9:30 am'])
    expect(readTime(text), text).toBe(half)
  expect(readTime('9')).toBe(540)
  expect(readTime('14h')).toBe(840)
  expect(readTime('9:30 pm')).toBe(half + 720)
  expect(readTime('12 am')).toBe(0)
})

test('what is no time of day is none', () => {
  for (const text of ['', '25:00', '9:75', 'midi', '9:3:0']) expect(readTime(text), text).toBeNull()
})

test('a written time is its own way back', () => {
  for (const minute of [0, 545, 720, 1439]) expect(readTime(writeTime(minute))).toBe(minute)
  expect(writeTime(1440)).toBe('23:59')
})
