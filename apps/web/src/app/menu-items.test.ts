import { expect, test } from 'vitest'
import { isUnder, itemsFor } from '#app/menu-items.ts'

const everything = [
  'adminUsers:consult',
  'adminRoles:consult',
  'adminActivitySectors:consult',
  'adminPermissions:consult',
  'agency:consult',
]
const current = (type: 'superAdmin' | 'teamManager' | 'agencyManager', path: string) =>
  itemsFor({ abilities: everything, type })
    .filter((item) => isUnder(item, path))
    .map((item) => item.label)

test('a screen deeper in keeps its place in the menu, and one place only', () => {
  expect(current('superAdmin', '/')).toEqual(['home'])
  expect(current('superAdmin', '/admin/users/agencyManager')).toEqual(['users'])
  expect(current('superAdmin', '/admin/users/customer/12/edit')).toEqual(['users'])
  expect(current('superAdmin', '/admin/roles/add')).toEqual(['roles'])
  expect(current('superAdmin', '/admin/activity-sectors/7')).toEqual(['sectors'])
  expect(current('teamManager', '/admin/users/internalAgent/create')).toEqual(['agents'])
  expect(current('agencyManager', '/agency/customers/12/account')).toEqual(['agencyCustomers'])
  expect(current('agencyManager', '/admin/users/customer/create')).toEqual(['agencyCustomers'])
})
