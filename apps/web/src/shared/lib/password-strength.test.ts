import { expect, test } from 'vitest'
import { strengthOf } from '#shared/lib/password-strength.ts'

test.each([
  ['', 'none'],
  ['levain', 'short'],
  ['aaaaaaaaaaaaaa', 'weak'],
  ['123456789012', 'weak'],
  ['un atelier plein de papier', 'strong'],
  ['boulangerie69', 'fair'],
])('%s is %s', (password, step) => {
  expect(strengthOf(password).step).toBe(step)
})

test('counts what is missing', () => {
  expect(strengthOf('quatre')).toEqual({ step: 'short', missing: 6 })
})
