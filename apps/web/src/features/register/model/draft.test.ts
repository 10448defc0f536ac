import { expect, test } from 'vitest'
import { stepOfFault } from '#features/register/model/draft.ts'

test('a fault of the server leads to the question it belongs to', () => {
  expect(stepOfFault({ passwordConfirmation: '…', email: '…' })).toBe('you')
  expect(stepOfFault({ siteUrl: '…' })).toBe('business')
  expect(stepOfFault({})).toBeUndefined()
})
