import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../access/person.tables.ts'
import { newPublicId } from '../platform/ids.ts'
import { TestBrowser } from '../testing/browser.ts'
import { makePerson, signedIn, type TestPerson, testPassword } from '../testing/people.ts'
import { bodyOf, newPersonBody } from '../testing/person-body.ts'
import { registrationForm } from '../testing/registration-form.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const free = () => `ami.${newPublicId()}@example.org`.toLowerCase()

/** A shop that has invited a stranger who has an account already, and somebody who has none. */
async function shopWithContacts() {
  const customer = await makePerson(server, 'customer')
  const known = await makePerson(server, 'customer')
  const browser = await signedIn(server, customer)
  const params = { id: customer.id }
  const roles = (await browser.call('GET /api/users/{id}/roles', { params })).body.data.items
  const roleId = roles.find((role) => role.name === 'Lecture seule')?.id ?? 0
  const invite = (email: string) =>
    browser.call('POST /api/users/{id}/contacts', {
      params,
      body: { firstName: 'Lia', lastName: 'Roux', email, phone: '', roleId },
    })
  const taken = (await invite(known.email)).body.contact
  const other = (await invite(free())).body.contact
  return { customer, browser, params, invite, known, taken, other }
}

describe('a contact whose address is somebody else’s', () => {
  it('is exported under the address that was typed', async () => {
    const shop = await shopWithContacts()
    const { text } = await shop.browser.call('GET /api/me/export')
    const { contacts } = JSON.parse(text) as { contacts: { email: string }[] }
    expect(contacts.map((contact) => contact.email).sort()).toEqual(
      [shop.known.email, shop.other.email].sort(),
    )
    expect(text).not.toContain('stand-in')
  })

  it('is not given away by inviting the address it stands under', async () => {
    const shop = await shopWithContacts()
    const replies = [shop.taken, shop.other].map((contact) => shop.invite(`${contact.id}@stand-in.invalid`))
    const seen = (await Promise.all(replies)).map((reply) => [reply.status, reply.error?.fields])
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]?.[1]).toHaveProperty('email')
  })

  it('is not given away in the journal by an administrator’s edit', async () => {
    const shop = await shopWithContacts()
    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    const at = { params: { userType: 'contact', userId: shop.taken.id } }
    const view = (await admin.call('GET /api/admin/users/{userType}/{userId}', at)).body.user
    const saved = await admin.call('POST /api/admin/users/{userType}/{userId}', {
      ...at,
      body: bodyOf(view, { email: free() }),
    })
    expect(saved.status).toBe(200)
    expect((await shop.browser.call('GET /api/me/export')).text).not.toMatch(/wantedEmail|wanted_email/)
  })
})

describe('the address of a stand-in', () => {
  it('is refused wherever an address is typed', async () => {
    const email = '123456789012@stand-in.invalid'
    const customer = await makePerson(server, 'customer')
    const own = await signedIn(server, customer)
    const stranger = new TestBrowser(server)
    const replies = [
      await stranger.call('POST /auth/register', { body: registrationForm(email) }),
      await stranger.call('POST /auth/register/resend', { body: { email } }),
      await stranger.call('POST /auth/forgot-password', { body: { email } }),
      await own.call('POST /api/me/account/email', { body: { email, currentPassword: testPassword } }),
      await own.call('POST /api/users/{id}/account/alert-contact', {
        params: { id: customer.id },
        body: { alertEmail: email, alertPhone: '' },
      }),
    ]
    expect(replies.map((reply) => reply.status)).toEqual([422, 422, 422, 422, 422])
  })
})

describe('an agency', () => {
  const create = (browser: TestBrowser, email: string) =>
    browser.call('POST /api/admin/users/{userType}', {
      params: { userType: 'customer' },
      body: newPersonBody({ email }),
    })

  async function openAgency() {
    const agency = await makePerson(server, 'agencyManager', { societyName: 'Agence Brune' })
    return { agency, agencyBrowser: await signedIn(server, agency) }
  }

  it('learns nothing of who has an account by adding them as customers', async () => {
    const { agencyBrowser } = await openAgency()
    const known: TestPerson = await makePerson(server, 'customer')
    const [fresh, taken] = [await create(agencyBrowser, free()), await create(agencyBrowser, known.email)]
    expect(taken.status).toBe(fresh.status)
    const shape = (view: typeof taken.body.user) => ({
      ...view,
      id: 0,
      email: '',
      code: '',
      registeredAt: '',
    })
    expect(shape(taken.body.user)).toEqual(shape(fresh.body.user))
    expect(taken.body.user.email).toBe(known.email)
    expect((await server.mailsTo(known.email)).map((mail) => mail.kind)).toEqual(['accountElsewhere'])

    const { id } = taken.body.user
    const account = await agencyBrowser.call('GET /api/users/{id}/account', { params: { id } })
    expect(account.body.user.email).toBe(known.email)
    const found = async (search: string) =>
      (await agencyBrowser.call('GET /api/agency/customers', { query: { search } })).body.data.total
    expect([await found('stand-in'), await found(known.email)]).toEqual([0, 1])
    const again = { params: { userType: 'customer', userId: id } }
    expect((await agencyBrowser.call('POST /api/admin/users/{userType}/{userId}/invite', again)).status).toBe(
      200,
    )
    expect(await server.mailsTo(known.email)).toHaveLength(2)
  })

  it('is told of its own customers that they are there already, stand-ins too', async () => {
    const { agency, agencyBrowser } = await openAgency()
    const own = await makePerson(server, 'customer', { ownerId: agency.id })
    const known = await makePerson(server, 'customer')
    await create(agencyBrowser, known.email)
    for (const { email } of [own, known])
      expect((await create(agencyBrowser, email)).error?.fields).toHaveProperty('email')
  })

  it('reaches the customer once the address is free', async () => {
    const { agencyBrowser } = await openAgency()
    const known = await makePerson(server, 'customer')
    const { id } = (await create(agencyBrowser, known.email)).body.user
    await server.platform.db.update(person).set({ email: free() }).where(eq(person.id, known.id))
    await agencyBrowser.call('POST /api/admin/users/{userType}/{userId}/invite', {
      params: { userType: 'customer', userId: id },
    })
    expect((await server.mailsTo(known.email)).at(-1)?.kind).toBe('initializePassword')
  })
})
