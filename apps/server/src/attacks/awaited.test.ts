import { beforeAll, describe, expect, it } from 'vitest'
import { findByEmail } from '../modules/identity/index.ts'
import { createLink } from '../modules/identity/mailed-links.store.ts'
import { newPublicId } from '../platform/ids.ts'
import { TestBrowser } from '../testing/browser.ts'
import { tokenFromMail } from '../testing/mails.ts'
import { makePerson, signedIn } from '../testing/people.ts'
import { newPersonBody } from '../testing/person-body.ts'
import { registrationForm } from '../testing/registration-form.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const free = () => `attendue.${newPublicId()}@example.org`.toLowerCase()
const asks = [
  [
    'registers',
    (email: string) => new TestBrowser(server).call('POST /auth/register', { body: registrationForm(email) }),
  ],
  [
    'asks for the validation again',
    (email: string) => new TestBrowser(server).call('POST /auth/register/resend', { body: { email } }),
  ],
  [
    'asks for a new password',
    (email: string) => new TestBrowser(server).call('POST /auth/forgot-password', { body: { email } }),
  ],
] as const

async function invitedContact(): Promise<string> {
  const customer = await makePerson(server, 'customer', { societyName: 'Fleurs Rivoire' })
  const browser = await signedIn(server, customer)
  const params = { id: customer.id }
  const roles = (await browser.call('GET /api/users/{id}/roles', { params })).body.data.items
  const roleId = roles.find((role) => role.name === 'Lecture seule')?.id ?? 0
  const email = free()
  const body = { firstName: 'Lia', lastName: 'Roux', email, phone: '', roleId }
  await browser.call('POST /api/users/{id}/contacts', { params, body })
  return email
}

async function madeCustomer(): Promise<string> {
  const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
  const email = free()
  await admin.call('POST /api/admin/users/{userType}', {
    params: { userType: 'customer' },
    body: newPersonBody({ email }),
  })
  return email
}

const chosen = {
  password: 'vingt moulins tournent lentement',
  passwordConfirmation: 'vingt moulins tournent lentement',
  acceptTerms: true as const,
  acceptPrivacy: true as const,
}
const canSignIn = async (email: string) =>
  (await new TestBrowser(server).call('POST /auth/login', { body: { email, password: chosen.password } }))
    .status

describe.each(asks)('somebody invited who %s', (_, ask) => {
  it('is sent the invitation again, and comes in by it', async () => {
    const email = await invitedContact()
    const shape = (text: string) => text.replace(/"token":"[^"]+"/, '')
    expect(shape((await ask(email)).text)).toBe(shape((await ask(free())).text))
    const mail = (await server.mailsTo(email)).at(-1)
    expect(mail).toMatchObject({
      kind: 'invitedAlready',
      words: { inviter: 'Camille Martin', societyName: 'Fleurs Rivoire' },
    })
    const publicId = await tokenFromMail(server, email, 'invitedAlready')
    const taken = await new TestBrowser(server).call('POST /auth/invitation/{publicId}', {
      params: { publicId },
      body: { firstName: 'Lia', lastName: 'Roux', ...chosen },
    })
    expect(taken.status).toBe(200)
    expect(await canSignIn(email)).toBe(200)
  })

  it('and whose account an administrator made is sent the link to choose a password', async () => {
    const email = await madeCustomer()
    await ask(email)
    expect((await server.mailsTo(email)).map((mail) => mail.kind)).toEqual([
      'initializePassword',
      'initializePassword',
    ])
    const token = await tokenFromMail(server, email, 'initializePassword')
    const reply = await new TestBrowser(server).call('POST /auth/initialize-password', {
      body: { token, ...chosen },
    })
    expect(reply.status).toBe(200)
    expect(await findByEmail(server.platform.db, email)).toMatchObject({
      state: 'active',
      termsAcceptedAt: expect.any(Date),
    })
  })
})

describe('a validation mailed to somebody who has chosen no password', () => {
  it('opens no account', async () => {
    const email = await madeCustomer()
    const made = await findByEmail(server.platform.db, email)
    if (!made) throw new Error('Nobody was made')
    const { clock, platform } = server
    const { link } = await platform.db.transaction((tx) =>
      createLink(tx, clock.now(), platform.config.publicUrl, 'validateEmail', made.id),
    )
    const token = new URL(link).hash.slice(1)
    const reply = await new TestBrowser(server).call('POST /auth/validate-email', { body: { token } })
    expect(reply.error?.code).toBe('linkInvalid')
    expect(await findByEmail(platform.db, email)).toMatchObject({ state: 'pending' })
  })
})
