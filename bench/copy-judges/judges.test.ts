import { expect, test } from 'vitest'
import { isSameWord } from './claims.ts'
import { weightOnX } from './lengths.ts'
import { catchPlanted, falseAlarms } from './planted.ts'

test.each(catchPlanted())('$judge: $what is caught', ({ isCaught }) => {
  expect(isCaught).toBe(true)
})

test('what is right passes', () => {
  expect(falseAlarms()).toEqual([])
})

test('letters weigh on X as X says', () => {
  expect(weightOnX('a'.repeat(280))).toBe(280)
  expect(weightOnX('あ'.repeat(140))).toBe(280)
  expect(weightOnX('👍'.repeat(140))).toBe(280)
  expect(weightOnX('👨‍👩‍👧‍👦')).toBe(2)
  expect(weightOnX('https://example.org/a/very/long/path/that/is/counted/short a')).toBe(25)
})

test('a word with another ending is the same, another word is not', () => {
  expect(isSameWord('passez', 'passe')).toBe(true)
  expect(isSameWord('gratuit', 'gratuite')).toBe(true)
  expect(isSameWord('pain', 'paix')).toBe(false)
  expect(isSameWord('bio', 'bar')).toBe(false)
})
