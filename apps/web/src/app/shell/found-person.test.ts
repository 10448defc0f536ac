import { expect, test } from 'vitest'
import { isCalled, recordOf, titleOf } from '#app/shell/found-person.ts'

test('people are looked for from two letters on', () => {
  expect(isCalled(' m ')).toBe(false)
  expect(isCalled('mo')).toBe(true)
})

test('a business goes by its name, everybody else by their own', () => {
  const nadia = { firstName: 'Nadia', lastName: 'Kessler' }
  expect(titleOf({ ...nadia, societyName: 'Atelier Kessler' })).toBe('Atelier Kessler')
  expect(titleOf({ ...nadia, societyName: '' })).toBe('Nadia Kessler')
  expect(titleOf({ ...nadia, societyName: null })).toBe('Nadia Kessler')
})

test('an agency is led to its customer’s account, an administrator to the person’s record', () => {
  const person = { id: 42, type: 'customer' }
  expect(recordOf(person, true).params).toEqual({ agencyCustomerId: '42' })
  expect(recordOf(person, false).params).toEqual({ userType: 'customer', userId: '42' })
})
