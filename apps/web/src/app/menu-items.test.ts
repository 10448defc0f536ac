import { expect, test } from 'vitest'
import { itemsFor, mayOpen, ownersOf } from '#app/menu-items.ts'

const everything = [
  'adminUsers:consult',
  'adminRoles:consult',
  'adminActivitySectors:consult',
  'adminTemplates:consult',
  'design:consult',
  'adminPermissions:consult',
  'agency:consult',
  'holidays:edit',
  'billing:consult',
]
const current = (type: 'superAdmin' | 'teamManager' | 'agencyManager', path: string) =>
  ownersOf(itemsFor({ abilities: everything, type }), path).map((item) => item.name)

test('a screen deeper in keeps its place in the menu, and one place only', () => {
  expect(current('superAdmin', '/')).toEqual(['home'])
  expect(current('superAdmin', '/admin/users/agencyManager')).toEqual(['users'])
  expect(current('superAdmin', '/admin/users/customer/12/edit')).toEqual(['users'])
  expect(current('superAdmin', '/admin/roles/add')).toEqual(['roles'])
  expect(current('superAdmin', '/admin/activity-sectors/7')).toEqual(['sectors'])
  expect(current('superAdmin', '/admin/graphical-line-templates/7')).toEqual(['templates'])
  expect(current('agencyManager', '/me/graphical-line-templates')).toEqual(['ownTemplates'])
  expect(current('agencyManager', '/agency/customers/12/graphical-line-templates')).toEqual([
    'agencyCustomers',
  ])
  expect(current('agencyManager', '/me/account/bills')).toEqual(['credits'])
  expect(current('teamManager', '/admin/users/internalAgent/create')).toEqual(['agents'])
  expect(current('teamManager', '/admin/users/holidays-requested')).toEqual(['holidaysReceived'])
  expect(current('agencyManager', '/agency/customers/12/account')).toEqual(['agencyCustomers'])
  expect(current('agencyManager', '/admin/users/customer/create')).toEqual(['agencyCustomers'])
})

test('the platform’s style sheet stands only in the menu of who decides how the platform looks', () => {
  const labels = (abilities: string[]) => itemsFor({ abilities, type: 'customer' }).map(({ name }) => name)
  expect(labels(['posts:consult', 'design:consult'])).not.toContain('testing')
  expect(labels(['adminApplication:consult'])).toContain('testing')
})

test('a screen that asks for a permission somebody lacks does not open, and every other does', () => {
  const customer = { abilities: ['posts:consult'] }
  expect(mayOpen(customer, '/admin/master')).toBe(false)
  expect(mayOpen(customer, '/admin/master/ai-test')).toBe(false)
  expect(mayOpen({ abilities: ['adminMaster:consult'] }, '/admin/master/ai-test')).toBe(true)
  expect(mayOpen(customer, '/me/tasks/abc')).toBe(true)
  expect(mayOpen({ abilities: [] }, '/me/account')).toBe(true)
  expect(mayOpen(customer, '/admin/no-such-screen')).toBe(true)
  expect(mayOpen(customer, '/agency/customers/12/tasks')).toBe(true)
})
