import { roles } from '@postelier/texts/fr/roles'
import { expect, test } from 'vitest'
import { shippedNameOf } from './shipped-name.ts'
import { shippedRoles } from './shipped-roles.ts'

test('every shipped role is named and described by the texts, in French as it is in the database', () => {
  const { names, descriptions } = roles
  expect(Object.fromEntries(shippedRoles.map((role) => [role.key, role.name]))).toEqual(names)
  expect(Object.keys(descriptions).sort()).toEqual(Object.keys(names).sort())
})

test('a role bears a shipped name only as long as nobody has given it another', () => {
  expect(shippedNameOf({ key: 'customer', name: 'Client' })).toBe('customer')
  expect(shippedNameOf({ key: 'customer', name: 'Adhérent' })).toBeNull()
  expect(shippedNameOf({ key: null, name: 'Client' })).toBeNull()
})
