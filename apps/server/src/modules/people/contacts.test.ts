import { beforeAll, describe, expect, it } from 'vitest'
import { newPublicId } from '../../platform/ids.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const address = () => `ami.${newPublicId()}@example.org`.toLowerCase()

/** A shop with its browser and the ids of the roles it can give. */
async function openShop() {
  const customer = await makePerson(server, 'customer', { societyName: 'Fleurs Rivoire' })
  const browser = await signedIn(server, customer)
  const params = { id: customer.id }
  const roles = (await browser.call('GET /api/users/{id}/roles', { params, query: { limit: 100 } })).body.data
    .items
  const roleId = roles.find((role) => role.name === 'Lecture seule')?.id ?? 0
  const list = async (search = '') =>
    (await browser.call('GET /api/users/{id}/contacts', { params, query: { search } })).body.data
  const invite = (email: string, change: { roleId?: number; lastName?: string } = {}, by = browser) =>
    by.call('POST /api/users/{id}/contacts', {
      params,
      body: { firstName: 'Lia', lastName: 'Roux', email, phone: '', roleId, ...change },
    })
  return { customer, browser, params, roles, roleId, list, invite }
}

describe('contacts', () => {
  it('are invited by mail in the account’s name, and listed with what may be done', async () => {
    const shop = await openShop()
    const email = address()
    const reply = await shop.invite(email)
    expect(reply.body.contact).toMatchObject({
      state: 'pending',
      email,
      role: { id: shop.roleId },
      invitedUntil: expect.any(String),
      abilities: ['edit', 'invite', 'delete'],
    })
    expect(await shop.list()).toEqual({ total: 1, items: [reply.body.contact] })
    expect((await shop.list('ROUX lia')).total).toBe(1)
    expect((await shop.list('absent')).total).toBe(0)
    const [mail] = await server.mailsTo(email)
    expect(mail).toMatchObject({
      kind: 'invitation',
      link: expect.stringContaining('/auth/invitation/'),
      words: { inviter: 'Camille Martin', societyName: 'Fleurs Rivoire' },
    })
  })

  it('at an address with an account look the same to the inviter, who learns nothing; its owner is told', async () => {
    const shop = await openShop()
    const known = await makePerson(server, 'customer')
    const fresh = await shop.invite(address(), { lastName: 'Aubin' })
    const taken = await shop.invite(known.email, { lastName: 'Aubin' })
    const shape = ({
      id: _,
      email: __,
      registeredAt: ___,
      invitedUntil,
      ...rest
    }: (typeof fresh.body)['contact']) => ({
      ...rest,
      invited: typeof invitedUntil,
    })
    expect(taken.status).toBe(fresh.status)
    expect(shape(taken.body.contact)).toEqual(shape(fresh.body.contact))
    expect(taken.body.contact.email).toBe(known.email)
    const listed = (await shop.list()).items.find((item) => item.id === taken.body.contact.id)
    expect(listed).toEqual(taken.body.contact)
    expect((await shop.list(known.email)).total).toBe(1)
    expect((await shop.list('invalid')).total).toBe(0)
    expect((await server.mailsTo(known.email)).map((mail) => mail.kind)).toEqual(['contactElsewhere'])

    const at = { params: { ...shop.params, contactId: taken.body.contact.id } }
    expect((await shop.browser.call('POST /api/users/{id}/contacts/{contactId}/invite', at)).status).toBe(200)
    expect(await server.mailsTo(known.email)).toHaveLength(2)
    expect((await shop.browser.call('DELETE /api/users/{id}/contacts/{contactId}', at)).status).toBe(200)
  })

  it('are known to the account once', async () => {
    const shop = await openShop()
    const known = await makePerson(server, 'customer')
    for (const email of [known.email, address()]) {
      expect((await shop.invite(email)).status).toBe(200)
      expect((await shop.invite(email)).error?.fields).toHaveProperty('email')
    }
    expect((await shop.invite(shop.customer.email)).error?.fields).toHaveProperty('email')
  })

  it('have a role for contacts or of this very account', async () => {
    const shop = await openShop()
    const other = await openShop()
    const foreign = await other.browser.call('POST /api/users/{id}/roles', {
      params: other.params,
      body: { name: 'À eux', permissions: ['posts:consult'] },
    })
    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    const shared = (await admin.call('GET /api/admin/roles', { query: { limit: 100 } })).body.data.items
    const customerRole = shared.find((role) => role.name === 'Client')?.id ?? 0
    for (const roleId of [foreign.body.role.id, customerRole, 12345])
      expect((await shop.invite(address(), { roleId })).error?.fields).toHaveProperty('roleId')
    const own = await shop.browser.call('POST /api/users/{id}/roles', {
      params: shop.params,
      body: { name: 'À nous', permissions: ['posts:consult'] },
    })
    const invited = await shop.invite(address(), { roleId: own.body.role.id })
    expect(invited.body.contact.role).toMatchObject({ id: own.body.role.id, key: null, name: 'À nous' })
    const used = await shop.browser.call('DELETE /api/users/{id}/roles/{roleId}', {
      params: { ...shop.params, roleId: own.body.role.id },
    })
    expect(used.error?.code).toBe('inUse')
  })

  it('are edited and removed, which ends their sessions', async () => {
    const shop = await openShop()
    const contact = await makePerson(server, 'contact', { ownerId: shop.customer.id })
    const theirs = await signedIn(server, contact)
    const at = { params: { ...shop.params, contactId: contact.id } }
    const edited = await shop.browser.call('POST /api/users/{id}/contacts/{contactId}', {
      ...at,
      body: { firstName: 'Max', lastName: 'Petit', phone: '06 12 34 56 78', roleId: shop.roleId },
    })
    expect(edited.body.contact).toMatchObject({
      firstName: 'Max',
      phone: '+33612345678',
      role: { name: 'Lecture seule' },
      abilities: ['edit', 'delete'],
    })
    const abilities = (await theirs.call('GET /user/current')).body.user.abilities
    expect(abilities).not.toContain('posts:edit')
    expect(
      (await shop.browser.call('POST /api/users/{id}/contacts/{contactId}/invite', at)).error?.code,
    ).toBe('alreadyDone')
    expect((await shop.browser.call('DELETE /api/users/{id}/contacts/{contactId}', at)).status).toBe(200)
    expect((await theirs.call('GET /user/current')).status).toBe(401)
    expect((await shop.browser.call('DELETE /api/users/{id}/contacts/{contactId}', at)).status).toBe(404)
  })

  it('with rights over contacts give no more than they have, and leave themselves alone', async () => {
    const shop = await openShop()
    const made = await shop.browser.call('POST /api/users/{id}/roles', {
      params: shop.params,
      body: {
        name: 'Accueil',
        permissions: [
          'contacts:consult',
          'contacts:create',
          'contacts:edit',
          'contacts:delete',
          'account:consult',
        ],
      },
    })
    const roleId = made.body.role.id
    const clerk = await makePerson(server, 'contact', { ownerId: shop.customer.id, roleId })
    const agencyBrowser = await signedIn(server, clerk)
    expect((await shop.invite(address(), {}, agencyBrowser)).error?.fields).toHaveProperty('roleId')
    expect((await shop.invite(address(), { roleId }, agencyBrowser)).status).toBe(200)
    const self = { params: { ...shop.params, contactId: clerk.id } }
    const body = { firstName: 'Max', lastName: 'Petit', phone: '', roleId: shop.roleId }
    expect(
      (await agencyBrowser.call('POST /api/users/{id}/contacts/{contactId}', { ...self, body })).status,
    ).toBe(403)
    expect((await agencyBrowser.call('DELETE /api/users/{id}/contacts/{contactId}', self)).status).toBe(403)
    const colleague = await makePerson(server, 'contact', { ownerId: shop.customer.id })
    const raise = await agencyBrowser.call('POST /api/users/{id}/contacts/{contactId}', {
      params: { ...shop.params, contactId: colleague.id },
      body: { ...body, roleId },
    })
    expect(raise.error?.fields).toHaveProperty('roleId')
  })

  it('of another account do not exist, and without the permission nothing is told', async () => {
    const shop = await openShop()
    const other = await openShop()
    const contact = await makePerson(server, 'contact', { ownerId: shop.customer.id })
    const body = { firstName: 'A', lastName: 'B', phone: '', roleId: other.roleId }
    const tryAll = async (browser: TestBrowser, account: TestPerson) => {
      const params = { id: account.id, contactId: contact.id }
      return [
        await browser.call('POST /api/users/{id}/contacts/{contactId}', { params, body }),
        await browser.call('POST /api/users/{id}/contacts/{contactId}/invite', { params }),
        await browser.call('DELETE /api/users/{id}/contacts/{contactId}', { params }),
      ].map((reply) => reply.status)
    }
    expect(await tryAll(other.browser, shop.customer)).toEqual([404, 404, 404])
    expect(await tryAll(other.browser, other.customer)).toEqual([404, 404, 404])
    expect(await tryAll(new TestBrowser(server), shop.customer)).toEqual([401, 401, 401])
    const plain = await signedIn(server, contact)
    expect(await tryAll(plain, shop.customer)).toEqual([403, 403, 403])
    expect((await plain.call('GET /api/users/{id}/contacts', { params: shop.params })).status).toBe(403)
    expect(
      (await shop.browser.call('POST /api/users/{id}/contacts', { params: shop.params, body: {} as never }))
        .status,
    ).toBe(422)
  })
})
