import { beforeAll, describe, expect, it } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { tokenFromMail } from '../../testing/mails.ts'
import { makePerson, signedIn, testPassword } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { findPerson } from './people.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const fresh = 'vingt moulins tournent lentement'
const newPassword = { password: fresh, passwordConfirmation: fresh }

describe('mailed links', () => {
  it('looking at one decides nothing, however often a scanner does; using it voids it', async () => {
    const customer = await makePerson(server, 'customer', { firstName: 'Malika' })
    const browser = new TestBrowser(server)
    await browser.call('POST /auth/forgot-password', { body: { email: customer.email } })
    const token = await tokenFromMail(server, customer.email, 'resetPassword')
    for (let index = 0; index < 3; index++) {
      const look = await browser.call('POST /auth/links/look', { body: { kind: 'resetPassword', token } })
      expect(look.body).toMatchObject({ usable: true, firstName: 'Malika' })
    }
    expect(
      (await browser.call('POST /auth/reset-password', { body: { token, ...newPassword } })).status,
    ).toBe(200)
    expect(
      (await browser.call('POST /auth/reset-password', { body: { token, ...newPassword } })).error?.code,
    ).toBe('linkInvalid')
    expect(
      (await browser.call('POST /auth/links/look', { body: { kind: 'resetPassword', token } })).body,
    ).toMatchObject({ usable: false, email: '' })
  })

  it('of 20 parallel uses of a reset link one succeeds', async () => {
    const customer = await makePerson(server, 'customer')
    await new TestBrowser(server).call('POST /auth/forgot-password', { body: { email: customer.email } })
    const token = await tokenFromMail(server, customer.email, 'resetPassword')
    const uses = await Promise.all(
      Array.from({ length: 20 }, () =>
        new TestBrowser(server).call('POST /auth/reset-password', { body: { token, ...newPassword } }),
      ),
    )
    expect(uses.filter((reply) => reply.status === 200)).toHaveLength(1)
  })

  it('a reset ends every session and voids older links', async () => {
    const customer = await makePerson(server, 'customer')
    const thief = await signedIn(server, customer)
    const browser = new TestBrowser(server)
    await browser.call('POST /auth/forgot-password', { body: { email: customer.email } })
    const older = await tokenFromMail(server, customer.email, 'resetPassword')
    await browser.call('POST /auth/forgot-password', { body: { email: customer.email } })
    const token = await tokenFromMail(server, customer.email, 'resetPassword')
    expect(
      (await browser.call('POST /auth/reset-password', { body: { token: older, ...newPassword } })).error
        ?.code,
    ).toBe('linkInvalid')
    await browser.call('POST /auth/reset-password', { body: { token, ...newPassword } })
    expect((await thief.call('GET /user/current')).status).toBe(401)
    expect(
      (await browser.call('POST /auth/login', { body: { email: customer.email, password: testPassword } }))
        .status,
    ).toBe(422)
    expect(
      (await browser.call('POST /auth/login', { body: { email: customer.email, password: fresh } })).status,
    ).toBe(200)
  })

  it('expires, and one kind never opens another', async () => {
    const customer = await makePerson(server, 'customer')
    await new TestBrowser(server).call('POST /auth/forgot-password', { body: { email: customer.email } })
    const token = await tokenFromMail(server, customer.email, 'resetPassword')
    expect(
      (await new TestBrowser(server).call('POST /auth/validate-email', { body: { token } })).error?.code,
    ).toBe('linkInvalid')
    expect(
      (await new TestBrowser(server).call('POST /auth/cancel-deletion', { body: { token } })).error?.code,
    ).toBe('linkInvalid')
    server.clock.advance(hours(1) + 1000)
    expect(
      (await new TestBrowser(server).call('POST /auth/reset-password', { body: { token, ...newPassword } }))
        .error?.code,
    ).toBe('linkInvalid')
  })

  it('a forgotten password answers alike for known and unknown addresses', async () => {
    const customer = await makePerson(server, 'customer')
    const known = await new TestBrowser(server).call('POST /auth/forgot-password', {
      body: { email: customer.email },
    })
    const unknown = await new TestBrowser(server).call('POST /auth/forgot-password', {
      body: { email: 'who.is.it@example.org' },
    })
    const shape = (text: string) => text.replace(/"token":"[^"]+"/, '')
    expect(shape(known.text)).toBe(shape(unknown.text))
    expect((await server.mailsTo('who.is.it@example.org')).map((mail) => mail.kind)).toEqual(['noAccount'])
  })

  it('an e-mail changes only after the new address confirms, and the old one is told', async () => {
    const customer = await makePerson(server, 'customer')
    const taken = await makePerson(server, 'customer')
    const browser = await signedIn(server, customer)
    const wanted = `moved.${customer.id}@example.org`
    const wrong = await browser.call('POST /api/me/account/email', {
      body: { email: wanted, currentPassword: 'not mine' },
    })
    expect(wrong.error?.fields).toHaveProperty('currentPassword')
    const used = await browser.call('POST /api/me/account/email', {
      body: { email: taken.email, currentPassword: testPassword },
    })
    const free = await browser.call('POST /api/me/account/email', {
      body: { email: wanted, currentPassword: testPassword },
    })
    expect(free.body).toEqual(used.body)
    expect((await server.mailsTo(taken.email)).map((mail) => mail.kind)).toEqual(['emailTaken'])

    expect((await findPerson(server.platform.db, customer.id))?.email).toBe(customer.email)
    await new TestBrowser(server).call('POST /auth/confirm-email', {
      body: { token: await tokenFromMail(server, wanted, 'changeEmail') },
    })
    expect((await findPerson(server.platform.db, customer.id))?.email).toBe(wanted)
    expect((await server.mailsTo(customer.email)).at(-1)?.kind).toBe('emailChanged')
  })
})
