import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { deleteDueAccounts } from '../../testing/delete-due-accounts.ts'
import { tokenFromMail } from '../../testing/mails.ts'
import { makePerson, signedIn, testPassword } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { findPerson } from './people.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const fresh = 'vingt moulins tournent lentement'

describe('one’s own account', () => {
  it('a changed password ends every other session and keeps this one', async () => {
    const customer = await makePerson(server, 'customer')
    const [here, there] = [await signedIn(server, customer), await signedIn(server, customer)]
    const reply = await here.call('POST /api/me/account/password', {
      body: { currentPassword: testPassword, password: fresh, passwordConfirmation: fresh },
    })
    expect(reply.status).toBe(200)
    expect((await here.call('GET /user/current')).status).toBe(200)
    expect((await there.call('GET /user/current')).status).toBe(401)
  })

  it('lists devices and signs one out; another person’s device is not found', async () => {
    const [one, other] = [await makePerson(server, 'customer'), await makePerson(server, 'customer')]
    const [here, there, strange] = [
      await signedIn(server, one),
      await signedIn(server, one),
      await signedIn(server, other),
    ]
    const devices = (await here.call('GET /api/me/devices')).body.data
    expect(devices.total).toBe(2)
    const away = devices.items.find((device) => !device.current)
    expect(
      (await strange.call('DELETE /api/me/devices/{deviceId}', { params: { deviceId: away?.id ?? '' } }))
        .status,
    ).toBe(404)
    expect(
      (await here.call('DELETE /api/me/devices/{deviceId}', { params: { deviceId: away?.id ?? '' } })).status,
    ).toBe(200)
    expect((await there.call('GET /user/current')).status).toBe(401)
  })

  it('signing out voids the cookie and the anti-forgery token', async () => {
    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, customer)
    await browser.call('POST /api/me/account/change-language', { body: { lang: 'en' } })
    const stolen = { cookie: browser.cookies.get('po_session') ?? '', token: browser.token }
    await browser.call('GET /auth/logout')
    expect(browser.cookies.has('po_session')).toBe(false)
    const thief = new TestBrowser(server)
    thief.cookies.set('po_session', stolen.cookie)
    thief.token = stolen.token
    expect((await thief.once('GET /user/current')).status).toBe(401)
    expect(
      (await thief.once('POST /api/me/account/change-language', { body: { lang: 'fr' } })).error?.code,
    ).toBe('csrf')
  })

  it('asks for a code once an authenticator app is set up; a code works once, a recovery code too', async () => {
    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, customer)
    const begun = await browser.call('POST /api/me/second-factor/app', {
      body: { currentPassword: testPassword },
    })
    const totp = new TOTP({ secret: begun.body.secret })
    const codeNow = () => totp.generate({ timestamp: server.clock.now().getTime() })
    expect(
      (await browser.call('POST /api/me/second-factor/app/confirm', { body: { code: '000000' } })).error
        ?.code,
    ).toBe('codeWrong')
    const confirmed = await browser.call('POST /api/me/second-factor/app/confirm', {
      body: { code: codeNow() },
    })
    expect(confirmed.body.recoveryCodes).toHaveLength(10)

    const used = codeNow()
    server.clock.advance(minutes(2))
    const next = new TestBrowser(server)
    const first = await next.call('POST /auth/login', {
      body: { email: customer.email, password: testPassword },
    })
    expect(first.body).toMatchObject({ outcome: 'secondFactor', means: ['app', 'recoveryCode'] })
    expect((await next.call('GET /user/current')).status).toBe(401)
    expect(
      (await next.call('POST /auth/login/second-factor', { body: { means: 'app', code: used } })).error?.code,
    ).toBe('codeWrong')
    const code = codeNow()
    const both = await Promise.all(
      [1, 2, 3].map(() => next.call('POST /auth/login/second-factor', { body: { means: 'app', code } })),
    )
    expect(both.filter((reply) => reply.status === 200)).toHaveLength(1)

    const third = new TestBrowser(server)
    await third.call('POST /auth/login', { body: { email: customer.email, password: testPassword } })
    const recovery = confirmed.body.recoveryCodes[0]?.toUpperCase() ?? ''
    expect(
      (
        await third.call('POST /auth/login/second-factor', {
          body: { means: 'recoveryCode', code: recovery },
        })
      ).status,
    ).toBe(200)
    const fourth = new TestBrowser(server)
    await fourth.call('POST /auth/login', { body: { email: customer.email, password: testPassword } })
    expect(
      (
        await fourth.call('POST /auth/login/second-factor', {
          body: { means: 'recoveryCode', code: recovery },
        })
      ).error?.code,
    ).toBe('codeWrong')
  })

  it('exports everything but secrets', async () => {
    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, customer)
    const reply = await browser.call('GET /api/me/export')
    const document = JSON.parse(reply.text) as {
      profile: Record<string, unknown>
      brand: object
      credits: object
    }
    expect(document.profile).toMatchObject({ id: customer.id, email: customer.email })
    expect(Object.keys(document)).toEqual(
      expect.arrayContaining(['brand', 'credits', 'contacts', 'devices', 'journal']),
    )
    expect(reply.text).not.toMatch(/argon2|passwordHash|idHash/)
  })

  it('deletes after 30 days, with a way back until then', async () => {
    const [leaving, staying] = [await makePerson(server, 'customer'), await makePerson(server, 'customer')]
    const contact = await makePerson(server, 'contact', { ownerId: leaving.id })
    for (const customer of [leaving, staying]) {
      const browser = await signedIn(server, customer)
      expect(
        (await browser.call('POST /api/me/deletion', { body: { currentPassword: testPassword } })).status,
      ).toBe(200)
      expect((await browser.call('GET /user/current')).body.user).toMatchObject({ state: 'leaving' })
    }
    const token = await tokenFromMail(server, staying.email, 'deletionPlanned')
    expect(
      (await new TestBrowser(server).call('POST /auth/cancel-deletion', { body: { token } })).status,
    ).toBe(200)

    const run = () =>
      deleteDueAccounts.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })
    server.clock.advance(days(29))
    await run()
    expect(await findPerson(server.platform.db, leaving.id)).toBeDefined()
    server.clock.advance(days(2))
    await run()
    expect(await findPerson(server.platform.db, leaving.id)).toBeUndefined()
    expect(await findPerson(server.platform.db, contact.id)).toBeUndefined()
    expect((await findPerson(server.platform.db, staying.id))?.state).toBe('active')
  })
})
