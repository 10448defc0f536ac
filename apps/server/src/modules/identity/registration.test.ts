import { beforeAll, describe, expect, it } from 'vitest'
import { TestBrowser } from '../../testing/browser.ts'
import { tokenFromMail } from '../../testing/mails.ts'
import { makePerson, testPassword } from '../../testing/people.ts'
import { newPersonBody } from '../../testing/person-body.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { balanceOf } from '../billing/index.ts'
import { passwordWork } from './password.ts'
import { findByEmail } from './people.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

let count = 0
const newEmail = () => `new.${Date.now()}.${count++}@example.org`
const form = (email: string, change: Record<string, unknown> = {}) => ({
  firstName: 'Hélène',
  lastName: 'Verdier',
  email,
  phone: '04 78 28 00 12',
  societyName: 'Maison Verdier',
  password: testPassword,
  passwordConfirmation: testPassword,
  country: 'FR',
  timeZone: 'Europe/Paris',
  applicationLang: 'fr' as const,
  acceptTerms: true as const,
  acceptPrivacy: true as const,
  ...change,
})

describe('registration', () => {
  it('needs the e-mail validated, then lets in and gives the welcome credits once', async () => {
    const email = newEmail()
    const browser = new TestBrowser(server)
    expect((await browser.call('POST /auth/register', { body: form(email) })).status).toBe(200)
    await server.runMailJobs()
    const tooEarly = await browser.call('POST /auth/login', { body: { email, password: testPassword } })
    expect(tooEarly.error?.code).toBe('validationPending')

    const token = await tokenFromMail(server, email, 'validateEmail')
    const uses = await Promise.all(
      Array.from({ length: 100 }, () =>
        new TestBrowser(server).call('POST /auth/validate-email', { body: { token } }),
      ),
    )
    expect(uses.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(uses.filter((reply) => reply.status === 410)).toHaveLength(99)

    expect(
      (await browser.call('POST /auth/login', { body: { email, password: testPassword } })).body.outcome,
    ).toBe('signedIn')
    const person = await findByEmail(server.platform.db, email)
    expect(person).toMatchObject({
      type: 'customer',
      state: 'active',
      phone: '+33478280012',
      registrationStep: 'introduction',
    })
    expect(await balanceOf(server.platform.db, person?.id ?? 0, server.clock.now())).toEqual({
      gift: 30,
      subscription: 0,
      purchased: 0,
    })
  })

  it('is confirmed and signed in where it was made, and by its link alone nowhere else', async () => {
    const made = async () => {
      const [email, browser] = [newEmail(), new TestBrowser(server)]
      await browser.call('POST /auth/register', { body: form(email) })
      await server.runMailJobs()
      return { email, browser, token: await tokenFromMail(server, email, 'validateEmail') }
    }
    const confirm = async (browser: TestBrowser, token: string) =>
      (await browser.call('POST /auth/validate-email', { body: { token } })).body.signedIn
    const [one, other] = [await made(), await made()]
    const isIn = async (browser: TestBrowser) => (await browser.call('GET /user/current')).status === 200
    // Neither another browser nor the one that registered somebody else.
    const late = await made()
    expect(await confirm(new TestBrowser(server), late.token)).toBe(false)
    expect(await isIn(late.browser)).toBe(false)
    expect(await confirm(other.browser, one.token)).toBe(false)
    expect(await isIn(other.browser)).toBe(false)
    expect(await confirm(other.browser, other.token)).toBe(true)
    expect((await other.browser.call('GET /user/current')).body.user.email).toBe(other.email)
  })

  it('of an agency is told to the super admins once, and gives it nothing that would be refused', async () => {
    const [french, english] = [
      await makePerson(server, 'superAdmin'),
      await makePerson(server, 'superAdmin', { applicationLang: 'en' }),
    ]
    const email = newEmail()
    const browser = new TestBrowser(server)
    await browser.call('POST /auth/register', { body: form(email, { userType: 'agency' }) })
    await server.runMailJobs()
    const body = { token: await tokenFromMail(server, email, 'validateEmail') }
    await browser.call('POST /auth/validate-email', { body })
    await browser.call('POST /auth/validate-email', { body })
    for (const [admin, language] of [
      [french, 'fr'],
      [english, 'en'],
    ] as const) {
      const mails = await server.mailsTo(admin.email)
      expect(mails.map((mail) => [mail.kind, mail.language])).toEqual([['agencyWaiting', language]])
    }
    await browser.call('POST /auth/login', { body: { email, password: testPassword } })
    const { user } = (await browser.call('GET /user/current')).body
    expect(user.state).toBe('awaitingAcceptance')
    expect(user.abilities).not.toContain('adminUsers:create')
    const refused = await browser.call('POST /api/admin/users/{userType}', {
      params: { userType: 'customer' },
      body: newPersonBody({}),
    })
    expect(refused.error).toMatchObject({
      code: 'awaitingAcceptance',
      message: expect.stringContaining('vérifions encore votre agence'),
    })
  })

  it('answers a known address like a new one, with the same hashing work, and tells its owner by mail', async () => {
    const known = await makePerson(server, 'customer')
    const hashes = async () =>
      (await passwordWork.get()).values.find((value) => value.labels.kind === 'hash')?.value ?? 0
    const start = await hashes()
    const forKnown = await new TestBrowser(server).call('POST /auth/register', { body: form(known.email) })
    const between = await hashes()
    const forNew = await new TestBrowser(server).call('POST /auth/register', { body: form(newEmail()) })
    expect(between - start).toBe(1)
    expect((await hashes()) - between).toBe(1)
    expect(Object.keys(forKnown.body)).toEqual(Object.keys(forNew.body))
    expect(forKnown.status).toBe(forNew.status)
    expect((await server.mailsTo(known.email)).map((mail) => mail.kind)).toEqual(['alreadyRegistered'])
  })

  it('keeps out type, role, state and credits that the form did not ask for', async () => {
    const email = newEmail()
    const body = form(email, {
      type: 'superAdmin',
      roleId: 1,
      state: 'active',
      isSuperAdmin: true,
      credits: 9999,
      freeSubscriptionUntil: '2099-01-01',
    })
    expect((await new TestBrowser(server).call('POST /auth/register', { body })).status).toBe(200)
    await server.runMailJobs()
    expect(await findByEmail(server.platform.db, email)).toMatchObject({
      type: 'customer',
      state: 'pending',
      freeSubscriptionUntil: null,
    })
  })

  it('puts an agency in front of an administrator', async () => {
    const email = newEmail()
    await new TestBrowser(server).call('POST /auth/register', { body: form(email, { userType: 'agency' }) })
    const reply = await new TestBrowser(server).call('POST /auth/validate-email', {
      body: { token: await tokenFromMail(server, email, 'validateEmail') },
    })
    expect(reply.body.awaitingAcceptance).toBe(true)
    expect(await findByEmail(server.platform.db, email)).toMatchObject({
      type: 'agencyManager',
      state: 'awaitingAcceptance',
    })
  })

  it.each([
    ['the terms are not accepted', { acceptTerms: false }, 'acceptTerms'],
    ['the passwords differ', { passwordConfirmation: `${testPassword}!` }, 'passwordConfirmation'],
    [
      'the password holds the name',
      { password: 'maison helene fait du pain', passwordConfirmation: 'maison helene fait du pain' },
      'password',
    ],
    [
      'the password is easy to guess',
      { password: 'motdepasse1234', passwordConfirmation: 'motdepasse1234' },
      'password',
    ],
    ['the password is short', { password: 'a7!kQ', passwordConfirmation: 'a7!kQ' }, 'password'],
    ['the phone does not exist', { phone: '12' }, 'phone'],
    ['the e-mail brings a header', { email: 'a@example.org\r\nBcc: b@example.org' }, 'email'],
    ['the time zone does not exist', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['the site is a script', { siteUrl: 'javascript:alert(1)' }, 'siteUrl'],
  ])('is refused at its field when %s', async (_, change, field) => {
    const reply = await new TestBrowser(server).call('POST /auth/register', {
      body: form(newEmail(), change) as never,
    })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.error?.fields ?? {})).toContain(field)
  })

  it('speaks the visitor’s language', async () => {
    const reply = await new TestBrowser(server).call('POST /auth/register', {
      body: {} as never,
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    })
    expect(reply.error?.message).toBe('Some fields need correcting.')
    expect(Object.keys(reply.error?.fields ?? {}).length).toBeGreaterThan(8)
  })

  it('sends the validation again only to who needs it, and tells nobody', async () => {
    const email = newEmail()
    await new TestBrowser(server).call('POST /auth/register', { body: form(email) })
    const known = await makePerson(server, 'customer')
    const replies = []
    for (const address of [email, known.email, newEmail()])
      replies.push(
        await new TestBrowser(server).call('POST /auth/register/resend', { body: { email: address } }),
      )
    expect(new Set(replies.map((reply) => reply.text.replace(/"token":"[^"]+"/, ''))).size).toBe(1)
    expect(await server.mailsTo(email)).toHaveLength(2)
    expect(await server.mailsTo(known.email)).toHaveLength(0)
  })
})
