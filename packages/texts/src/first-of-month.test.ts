import { expect, test } from 'vitest'
import { withFirstOfMonth } from './first-of-month.ts'

test('the first of a month is written as it is said, and no other number is', () => {
  expect(withFirstOfMonth('vendredi 1 janvier 2027')).toBe('vendredi 1er janvier 2027')
  expect(withFirstOfMonth('1 déc. 2026, 1\u00a0août')).toBe('1er déc. 2026, 1er\u00a0août')
  expect(withFirstOfMonth('1 mai – 11 juin')).toBe('1er mai – 11 juin')
  expect(withFirstOfMonth('21 mars à 1 h')).toBe('21 mars à 1 h')
  expect(withFirstOfMonth('1 January 2027')).toBe('1 January 2027')
})
