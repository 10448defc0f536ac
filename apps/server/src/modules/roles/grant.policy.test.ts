import { type PermissionGroupKey, shippedPermissions, shippedSectionOf } from '@postelier/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PersonActor } from '../../access/actor.ts'
import { grantableBy, judgeRoleChange, mayGiveRole, roleSuits } from './grant.policy.ts'

const catalogue = shippedPermissions.map((key) => {
  const groupKey = key.split(':')[0] as PermissionGroupKey
  return { key, groupKey, sectionKey: shippedSectionOf[groupKey] }
})
const actorWith = (permissions: readonly string[], isSuperAdmin = false): PersonActor => ({
  kind: 'person',
  personId: 1,
  type: isSuperAdmin ? 'superAdmin' : 'customer',
  ownerId: null,
  language: 'fr',
  permissions: new Set(permissions),
  isSuperAdmin,
  impersonatorId: null,
})
const someKeys = fc
  .uniqueArray(fc.constantFrom(...shippedPermissions), { maxLength: 40 })
  .map((keys) => new Set<string>(keys))

describe('granting', () => {
  it('gives only what one holds, of groups one may grant', () => {
    const actor = actorWith(['posts:consult', 'posts:edit', 'posts:grant', 'brand:edit', 'networks:grant'])
    expect([...grantableBy(actor, catalogue)].sort()).toEqual([
      'networks:grant',
      'posts:consult',
      'posts:edit',
      'posts:grant',
    ])
  })

  it('cannot use a group without a permission of type grant', () => {
    const actor = actorWith(['own:consult', 'own:grant'])
    expect(grantableBy(actor, [{ key: 'own:consult', groupKey: 'own', sectionKey: 'customer' }]).size).toBe(0)
  })

  it('keeps a customer’s roles to what the customer has, of the customer’s section', () => {
    const actor = actorWith(shippedPermissions, true)
    const held = new Set(['posts:edit', 'posts:grant', 'adminUsers:edit'])
    expect([...grantableBy(actor, catalogue, held)].sort()).toEqual(['posts:edit', 'posts:grant'])
  })

  it('never lets a change add what the editor lacks, whatever is asked', () => {
    fc.assert(
      fc.property(someKeys, someKeys, someKeys, (own, before, after) => {
        const actor = actorWith([...own])
        const verdict = judgeRoleChange(
          actor,
          { key: null, isSuperAdmin: false, permissions: before },
          { isSuperAdmin: false, permissions: after },
          grantableBy(actor, catalogue),
        )
        const added = [...after].filter((key) => !before.has(key))
        if (verdict === 'fine') expect(added.every((key) => own.has(key))).toBe(true)
      }),
    )
  })

  it('leaves roles of super admins to super admins, and the shipped one whole', () => {
    const all = new Set<string>(shippedPermissions)
    const shipped = { key: 'superAdmin', isSuperAdmin: true, permissions: all }
    const clerk = actorWith(shippedPermissions)
    const boss = actorWith(shippedPermissions, true)
    const grantable = grantableBy(boss, catalogue)
    expect(judgeRoleChange(clerk, shipped, shipped, grantable)).toBe('forbidden')
    expect(judgeRoleChange(clerk, undefined, { isSuperAdmin: true, permissions: new Set() }, grantable)).toBe(
      'forbidden',
    )
    expect(judgeRoleChange(boss, shipped, { isSuperAdmin: true, permissions: new Set() }, grantable)).toBe(
      'forbidden',
    )
    expect(judgeRoleChange(boss, shipped, { isSuperAdmin: false, permissions: all }, grantable)).toBe(
      'forbidden',
    )
    expect(judgeRoleChange(boss, shipped, shipped, grantable)).toBe('fine')
  })

  it('does not let a super admin of few rights give the role of one with more', () => {
    const few = actorWith(['adminRoles:grant', 'adminUsers:edit'], true)
    const whole = { key: 'superAdmin', isSuperAdmin: true, permissions: new Set<string>(shippedPermissions) }
    expect(mayGiveRole(few, whole, grantableBy(few, catalogue))).toBe(false)
    expect(mayGiveRole(actorWith(shippedPermissions, true), whole, new Set())).toBe(true)
  })

  it.each([
    ['customer', null, 'contact', false],
    ['contact', null, 'contactReader', true],
    ['contact', null, null, false],
    ['customer', null, 'customer', true],
    ['customer', null, 'agencyManager', false],
    ['internalAgent', null, null, true],
    ['teamManager', true, 'superAdmin', false],
    ['superAdmin', true, null, true],
  ] as const)('a %s may have a role (super: %s) of key %s: %s', (type, isSuperAdmin, key, expected) => {
    expect(roleSuits({ key, isSuperAdmin: isSuperAdmin ?? false }, type)).toBe(expected)
  })
})
