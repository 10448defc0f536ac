import type { PersonBody, UserType } from '@postelier/contract'
import { userTypes } from '@postelier/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { newPublicId } from '../platform/ids.ts'
import type { TestBrowser } from '../testing/browser.ts'
import { makePerson, signedIn, type TestPerson } from '../testing/people.ts'
import { bodyOf, newPersonBody } from '../testing/person-body.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
let admin: TestBrowser
let helper: TestBrowser
let helping: TestPerson
beforeAll(async () => {
  server = await testServer()
  admin = await signedIn(server, await makePerson(server, 'superAdmin'))
  const permissions = [
    ...['consult', 'create', 'edit', 'delete'].map((type) => `adminUsers:${type}`),
    'adminRoles:grant',
    'impersonation:authorized',
  ]
  const role = await admin.call('POST /api/admin/roles', {
    body: { name: `Aide ${newPublicId()}`, permissions, isSuperAdmin: true },
  })
  helping = await makePerson(server, 'superAdmin', { roleId: role.body.role.id })
  helper = await signedIn(server, helping)
})

const read = async (by: TestBrowser, userType: UserType, userId: number) =>
  (await by.call('GET /api/admin/users/{userType}/{userId}', { params: { userType, userId } })).body.user
const edit = (by: TestBrowser, userType: UserType, userId: number, body: PersonBody & { version: number }) =>
  by.call('POST /api/admin/users/{userType}/{userId}', { params: { userType, userId }, body })

/** Somebody with part of a super admin's rights, who would have the others. */
describe('an administrator with part of the rights', () => {
  it('makes nobody who has more, by an address of one’s own; a customer anybody can be', async () => {
    const customer = await makePerson(server, 'customer')
    for (const userType of userTypes) {
      const body = () => newPersonBody({ ownerId: userType === 'contact' ? customer.id : null })
      const create = (by: TestBrowser) =>
        by.call('POST /api/admin/users/{userType}', { params: { userType }, body: body() })
      expect([userType, (await create(helper)).status]).toEqual([
        userType,
        userType === 'customer' ? 200 : 403,
      ])
      expect([userType, (await create(admin)).status]).toEqual([userType, 200])
    }
  })

  it.each(userTypes.filter((type) => type !== 'superAdmin'))(
    'moves no %s to an address of one’s own, and yet edits the name',
    async (type) => {
      const { id } = await makePerson(server, type)
      const seen = await read(helper, type, id)
      expect(seen.actions).toContain('edit')
      expect(seen.actions).not.toContain('editEmail')
      const { email } = newPersonBody()
      expect((await edit(helper, type, id, bodyOf(seen, { email }))).status).toBe(403)
      expect((await edit(helper, type, id, bodyOf(seen, { lastName: 'Autre' }))).status).toBe(200)
      const whole = await read(admin, type, id)
      expect((await edit(admin, type, id, bodyOf(whole, { email }))).status).toBe(200)
    },
  )

  it.each([
    ['customer', 'agencyManager'],
    ['internalAgent', 'teamManager'],
  ] as const)('moves no %s to an owner of one’s choice', async (type, ownerType) => {
    const { id } = await makePerson(server, type)
    const owner = await makePerson(server, ownerType)
    const seen = await read(helper, type, id)
    const body = bodyOf(seen, { ownerId: owner.id })
    expect((await edit(helper, type, id, body)).status).toBe(403)
    expect((await edit(admin, type, id, body)).status).toBe(200)
  })

  it('sits in nobody’s chair of the platform that has more; a customer’s is what the right is for', async () => {
    for (const [type, status] of [
      ['productManager', 403],
      ['agencyManager', 403],
      ['customer', 200],
    ] as const) {
      const { id } = await makePerson(server, type)
      // Whoever sits in another chair sits there for all calls: a browser of its own.
      const browser = await signedIn(server, helping)
      const reply = await browser.call('POST /api/admin/users/{userType}/{userId}/impersonate', {
        params: { userType: type, userId: id },
      })
      expect([type, reply.status]).toEqual([type, status])
    }
  })
})

describe('a manager', () => {
  it('still makes and edits the people who are theirs, though these may do what the manager may not', async () => {
    const agencyBrowser = await signedIn(server, await makePerson(server, 'agencyManager'))
    const made = await agencyBrowser.call('POST /api/admin/users/{userType}', {
      params: { userType: 'customer' },
      body: newPersonBody(),
    })
    expect(made.status).toBe(200)
    const { id } = made.body.user
    expect(
      (await edit(agencyBrowser, 'customer', id, bodyOf(made.body.user, { lastName: 'Autre' }))).status,
    ).toBe(200)
  })
})

/** The flag that makes super admins. */
describe('the super admin’s flag', () => {
  const permissions = ['account:consult']
  const makeRole = async (isSuperAdmin: boolean, given = permissions) =>
    (
      await admin.call('POST /api/admin/roles', {
        body: { name: `Rôle ${newPublicId()}`, permissions: given, isSuperAdmin },
      })
    ).body.role
  const flag = ({ id, name, version }: { id: number; name: string; version: number }) =>
    admin.call('POST /api/admin/roles/{id}', {
      params: { id },
      body: { name, permissions, version, isSuperAdmin: true },
    })

  it('is not put on a role that people have, of whatever type; on one nobody has it may be', async () => {
    for (const type of ['superAdmin', 'productManager', 'customer'] as const) {
      const role = await makeRole(false)
      await makePerson(server, type, { roleId: role.id })
      expect((await flag(role)).error?.fields, type).toHaveProperty('isSuperAdmin')
    }
    expect((await flag(await makeRole(false))).body.role.isSuperAdmin).toBe(true)
  })

  it.each(userTypes.filter((type) => type !== 'superAdmin'))('is not for a %s', async (userType) => {
    const role = await makeRole(true)
    const { id: userId } = await makePerson(server, userType)
    const reply = await admin.call('POST /api/admin/users/{userType}/{userId}/role', {
      params: { userType, userId },
      body: { roleId: role.id },
    })
    expect(reply.error?.fields).toHaveProperty('roleId')
  })

  it('gives somebody of another type nothing, should they have it, also in a customer’s chair', async () => {
    const role = await makeRole(true, [...permissions, 'impersonation:authorized'])
    const agency = await makePerson(server, 'agencyManager', { roleId: role.id })
    const agencyBrowser = await signedIn(server, agency)
    expect((await agencyBrowser.call('GET /api/admin/roles')).status).toBe(403)
    const stranger = await makePerson(server, 'customer')
    const params = { id: stranger.id }
    expect((await agencyBrowser.call('GET /api/users/{id}/account', { params })).status).toBe(404)
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const acting = await signedIn(server, customer, agency.id)
    expect((await acting.call('GET /user/current')).body.user.abilities).toEqual(permissions)
  })
})
