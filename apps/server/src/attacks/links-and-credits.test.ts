import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../access/person.tables.ts'
import { TestBrowser } from '../testing/browser.ts'
import { tokenFromMail } from '../testing/mails.ts'
import { makePerson, signedIn, testPassword } from '../testing/people.ts'
import { registrationForm } from '../testing/registration-form.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const fresh = 'vingt moulins tournent lentement'
/** Each of these once worked. */
describe('an attacker', () => {
  it.each(['a\0b', 'a\uD800b'])(
    'learns nothing of an address by text a database refuses',
    async (societyName) => {
      const known = await makePerson(server, 'customer')
      const replies = []
      for (const email of [known.email, `free.${known.id}@example.org`])
        replies.push(
          await new TestBrowser(server).call('POST /auth/register', {
            body: registrationForm(email, { societyName }),
          }),
        )
      expect(replies.map((reply) => reply.status)).toEqual([422, 422])
    },
  )

  it('learns nothing by registering the same address several times at once', async () => {
    const email = `race.${Date.now()}@example.org`
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() =>
        new TestBrowser(server).call('POST /auth/register', { body: registrationForm(email) }),
      ),
    )
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200])
  })

  it('who asked for another address loses that link when the owner resets the password', async () => {
    const owner = await makePerson(server, 'customer')
    const wanted = `thief.${owner.id}@example.org`
    const thief = await signedIn(server, owner)
    await thief.call('POST /api/me/account/email', { body: { email: wanted, currentPassword: testPassword } })
    const link = await tokenFromMail(server, wanted, 'changeEmail')
    await new TestBrowser(server).call('POST /auth/forgot-password', { body: { email: owner.email } })
    const token = await tokenFromMail(server, owner.email, 'resetPassword')
    await new TestBrowser(server).call('POST /auth/reset-password', {
      body: { token, password: fresh, passwordConfirmation: fresh },
    })
    expect(
      (await new TestBrowser(server).call('POST /auth/confirm-email', { body: { token: link } })).error?.code,
    ).toBe('linkInvalid')
  })

  it('finds one working link after asking for several at once', async () => {
    const owner = await makePerson(server, 'customer')
    await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        new TestBrowser(server).call('POST /auth/forgot-password', { body: { email: owner.email } }),
      ),
    )
    const tokens = (await server.mailsTo(owner.email)).flatMap((mail) =>
      mail.link ? [new URL(mail.link).hash.slice(1)] : [],
    )
    const looks = await Promise.all(
      tokens.map((token) =>
        new TestBrowser(server).call('POST /auth/links/look', { body: { kind: 'resetPassword', token } }),
      ),
    )
    expect(looks.filter((look) => look.body.usable)).toHaveLength(1)
  })

  it('who acts for a customer stops when the customer goes to another agency', async () => {
    const [one, other] = [
      await makePerson(server, 'agencyManager'),
      await makePerson(server, 'agencyManager'),
    ]
    const customer = await makePerson(server, 'customer', { ownerId: one.id })
    const acting = await signedIn(server, customer, one.id)
    expect((await acting.call('GET /user/current')).status).toBe(200)
    await server.platform.db.update(person).set({ ownerId: other.id }).where(eq(person.id, customer.id))
    expect((await acting.call('GET /user/current')).status).toBe(401)
  })

  it('who acts for a customer leaves no key behind by inviting a contact', async () => {
    const admin = await makePerson(server, 'superAdmin')
    const customer = await makePerson(server, 'customer')
    const acting = await signedIn(server, customer, admin.id)
    const reply = await acting.call('POST /api/users/{id}/contacts', {
      params: { id: customer.id },
      body: { firstName: 'Own', lastName: 'Key', email: 'own.key@example.org', phone: '', roleId: 1 },
    })
    expect(reply.error?.code).toBe('themselvesOnly')
  })

  it('moves no credits by one key with two meanings', async () => {
    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    const customer = await makePerson(server, 'customer')
    const params = { userType: 'customer', userId: customer.id }
    const words = { note: 'for the test', idempotencyKey: `key-${customer.id}` }
    const add = (credits: number) =>
      admin.call('POST /api/admin/users/{userType}/{userId}/add-credits', {
        params,
        body: { credits, ...words },
      })
    expect((await add(10)).body.user.credits).toBe(10)
    expect((await add(10)).body.user.credits).toBe(10)
    const changed = await admin.call('POST /api/admin/users/{userType}/{userId}/change-credits', {
      params,
      body: { credits: 0, ...words },
    })
    expect([changed.status, (await add(11)).status]).toEqual([409, 409])
    expect((await add(10)).body.user.credits).toBe(10)
  })

  it.each([
    [
      'filters',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><filter id="f"><feTurbulence/></filter><rect width="9" height="9" filter="url(#f)"/></svg>',
    ],
    [
      'deep nests',
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g opacity=".9">'.repeat(200)}<rect width="9" height="9"/>${'</g>'.repeat(200)}</svg>`,
    ],
  ])('cannot keep the renderer busy with %s in a drawing', async (_, drawing) => {
    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, customer)
    const reply = await browser.call('POST /api/users/{id}/account/update-society-logo', {
      params: { id: customer.id },
      form: {
        fields: { rights: 'true' },
        files: { logo: { name: 'logo.svg', bytes: Buffer.from(drawing) } },
      },
    })
    expect(reply.error?.code).toBe('unsupportedMedia')
  })
})
