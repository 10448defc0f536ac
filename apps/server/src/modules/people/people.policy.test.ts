import { type PermissionRef, shippedPermissions, type UserType } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import type { PersonActor } from '../../access/actor.ts'
import { shippedRoles } from '../roles/index.ts'
import { actionsOn, judge, mayCreate, maySee, type PersonRelation } from './people.policy.ts'

const actor = (type: UserType, change: Partial<PersonActor> = {}): PersonActor => ({
  kind: 'person',
  personId: 1,
  type,
  ownerId: null,
  language: 'fr',
  permissions: new Set<string>(shippedRoles.find((role) => role.key === type)?.permissions),
  isSuperAdmin: type === 'superAdmin',
  impersonatorId: null,
  ...change,
})
const target = (type: UserType, change: Partial<PersonRelation> = {}): PersonRelation => ({
  id: 2,
  type,
  ownerId: null,
  state: 'active',
  hasPassword: true,
  emailValidated: true,
  leaving: false,
  above: false,
  ...change,
})
const everything = { permissions: new Set<string>(shippedPermissions) }

describe('who administers whom', () => {
  it.each([
    ['superAdmin', 'customer', null, true],
    ['superAdmin', 'superAdmin', null, true],
    ['teamManager', 'internalAgent', 1, true],
    ['teamManager', 'externalAgent', 1, true],
    ['teamManager', 'internalAgent', 9, false],
    ['teamManager', 'internalAgent', null, false],
    ['teamManager', 'customer', 1, false],
    ['agencyManager', 'customer', 1, true],
    ['agencyManager', 'customer', 9, false],
    ['agencyManager', 'contact', 1, false],
    ['agencyManager', 'internalAgent', 1, false],
    ['customer', 'contact', 1, false],
    ['productManager', 'customer', 1, false],
    ['internalAgent', 'internalAgent', 1, false],
  ] as const)('%s sees a %s owned by %s: %s', (type, other, ownerId, expected) => {
    expect(maySee(actor(type, everything), target(other, { ownerId }))).toBe(expected)
    if (!expected) expect(actionsOn(actor(type, everything), target(other, { ownerId }))).toEqual([])
  })

  it('does not take a super admin’s type for the power: the role says so', () => {
    expect(maySee(actor('superAdmin', { isSuperAdmin: false }), target('customer'))).toBe(false)
  })

  it('lets managers make only their own kind', () => {
    expect(mayCreate(actor('teamManager', everything), 'internalAgent')).toBe(true)
    expect(mayCreate(actor('teamManager', everything), 'superAdmin')).toBe(false)
    expect(mayCreate(actor('agencyManager', everything), 'customer')).toBe(true)
    expect(mayCreate(actor('agencyManager', everything), 'agencyManager')).toBe(false)
    expect(mayCreate(actor('agencyManager', { permissions: new Set() }), 'customer')).toBe(false)
    expect(mayCreate(actor('customer', everything), 'contact')).toBe(false)
  })
})

describe('impersonation', () => {
  it('is for super admins (but no super admin), agencies and team managers on their own', () => {
    const may = (who: PersonActor, whom: PersonRelation) => judge(who, whom, 'impersonate')
    expect(may(actor('superAdmin'), target('customer'))).toBe('yes')
    expect(may(actor('superAdmin'), target('superAdmin'))).toBe('no')
    expect(may(actor('agencyManager'), target('customer', { ownerId: 1 }))).toBe('yes')
    expect(may(actor('agencyManager'), target('customer', { ownerId: 9 }))).toBe('no')
    expect(may(actor('teamManager'), target('internalAgent', { ownerId: 1 }))).toBe('yes')
    expect(may(actor('productManager', everything), target('customer'))).toBe('no')
  })

  it('never nests, nor enters a suspended or unvalidated account, nor one’s own', () => {
    const boss = actor('superAdmin')
    expect(judge({ ...boss, impersonatorId: 7 }, target('customer'), 'impersonate')).toBe('no')
    expect(judge(boss, target('customer', { state: 'suspended' }), 'impersonate')).toBe('no')
    expect(judge(boss, target('customer', { state: 'pending' }), 'impersonate')).toBe('no')
    expect(judge(actor('superAdmin'), target('customer', { id: 1 }), 'impersonate')).toBe('no')
  })
})

describe('what may be done', () => {
  it('keeps e-mail, owner and free subscription for super admins', () => {
    const own = target('customer', { ownerId: 1 })
    for (const action of ['editEmail', 'editOwner', 'editFreeSubscription'] as const) {
      expect(judge(actor('superAdmin'), own, action)).toBe('yes')
      expect(judge(actor('agencyManager', everything), own, action)).toBe('no')
    }
  })

  it('leaves super admins with more rights alone', () => {
    const above = target('superAdmin', { above: true })
    expect(actionsOn(actor('superAdmin'), above)).toEqual([])
  })

  it('keeps everybody from deleting themselves here or changing their own role', () => {
    const self = target('superAdmin', { id: 1 })
    expect(judge(actor('superAdmin'), self, 'delete')).toBe('no')
    expect(judge(actor('superAdmin'), self, 'changeRole')).toBe('no')
  })

  it.each([
    ['accept', 'agencyManager', { state: 'awaitingAcceptance' }, 'yes'],
    ['accept', 'agencyManager', { state: 'active' }, 'done'],
    ['accept', 'agencyManager', { state: 'pending' }, 'no'],
    ['accept', 'customer', { state: 'awaitingAcceptance' }, 'none'],
    ['delete', 'customer', { leaving: true }, 'done'],
    ['keep', 'customer', { leaving: true }, 'yes'],
    ['keep', 'customer', {}, 'done'],
    ['invite', 'customer', { hasPassword: false, state: 'pending' }, 'yes'],
    ['invite', 'customer', {}, 'done'],
    ['requestValidation', 'customer', { state: 'pending', emailValidated: false }, 'yes'],
    ['requestValidation', 'customer', {}, 'done'],
    ['addCredits', 'customer', {}, 'yes'],
    ['addCredits', 'internalAgent', {}, 'none'],
    ['toggleStatus', 'internalAgent', { state: 'suspended' }, 'yes'],
    ['toggleStatus', 'customer', {}, 'none'],
    ['nonWorkingDays', 'externalAgent', {}, 'yes'],
  ] as const)('%s of a %s %o: %s', (action, type, change, expected) => {
    expect(judge(actor('superAdmin'), target(type, change), action)).toBe(expected)
  })

  it('asks for the permission too', () => {
    const without = (gone: PermissionRef) =>
      actor('superAdmin', { permissions: new Set(shippedPermissions.filter((key) => key !== gone)) })
    expect(judge(without('adminUsers:edit'), target('customer'), 'edit')).toBe('no')
    expect(judge(without('adminCreditEntries:edit'), target('customer'), 'changeCredits')).toBe('no')
    expect(judge(without('impersonation:authorized'), target('customer'), 'impersonate')).toBe('no')
  })
})
