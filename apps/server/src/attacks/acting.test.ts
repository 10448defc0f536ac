import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../access/person.tables.ts'
import { newPublicId } from '../platform/ids.ts'
import { makePerson, signedIn } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

describe('who acts for a customer', () => {
  it('raises none of its contacts, whoever they really are', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const contact = await makePerson(server, 'contact', { ownerId: customer.id, roleKey: 'contactReader' })
    const roleOf = async () =>
      (await server.platform.db.select().from(person).where(eq(person.id, contact.id)))[0]?.roleId
    const before = await roleOf()
    const own = await signedIn(server, customer)
    const roles = (await own.call('GET /api/users/{id}/roles', { params: { id: customer.id } })).body.data
    const roleId = roles.items.find((role) => role.name === 'Contact')?.id ?? 0
    const edit = {
      params: { id: customer.id, contactId: contact.id },
      body: { firstName: 'Lia', lastName: 'Roux', phone: '', roleId },
    }
    const admin = await makePerson(server, 'superAdmin')
    for (const who of [agency, admin]) {
      const acting = await signedIn(server, customer, who.id)
      const reply = await acting.call('POST /api/users/{id}/contacts/{contactId}', edit)
      expect(reply.error?.code).toBe('themselvesOnly')
      expect(await roleOf()).toBe(before)
    }
    expect((await own.call('POST /api/users/{id}/contacts/{contactId}', edit)).status).toBe(200)
    expect(await roleOf()).toBe(roleId)
  })

  it('ends as soon as the right to do so is withdrawn', async () => {
    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    const permissions = ['posts:consult', 'account:consult']
    const mayAct = ['impersonation:authorized', ...permissions]
    const { role } = (
      await admin.call('POST /api/admin/roles', {
        body: { name: `Agence ${newPublicId()}`, permissions: mayAct, isSuperAdmin: false },
      })
    ).body
    const agency = await makePerson(server, 'agencyManager', { roleId: role.id })
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const acting = await signedIn(server, customer, agency.id)
    expect((await acting.call('GET /user/current')).status).toBe(200)
    const { name, version } = role
    const changed = await admin.call('POST /api/admin/roles/{id}', {
      params: { id: role.id },
      body: { name, version, permissions, isSuperAdmin: false },
    })
    expect(changed.status).toBe(200)
    expect((await acting.call('GET /user/current')).status).toBe(401)
  })
})
