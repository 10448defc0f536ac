import { TOTP } from 'otpauth'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { minutes } from '../platform/clock.ts'
import { newPublicId } from '../platform/ids.ts'
import { TestBrowser } from '../testing/browser.ts'
import { makePerson, signedIn, testPassword } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
// A pace is a matter of seconds.
beforeEach(() => server.clock.hold())
afterEach(() => server.clock.letGo())

const signIn = (browser: TestBrowser, email: string, password = testPassword) =>
  browser.call('POST /auth/login', { body: { email, password } })

/** Wrong passwords from many addresses, until the account's pace is used up. */
async function flood(email: string): Promise<void> {
  for (let index = 0; index < 70; index++) {
    const reply = await signIn(new TestBrowser(server, `10.${index}.7.9`), email, 'guess')
    if (reply.status === 429) return
  }
  throw new Error('The account has no pace')
}

describe('whoever floods an account with wrong passwords', () => {
  it('slows strangers down, and not the browser that has signed in to it before', async () => {
    const customer = await makePerson(server, 'customer')
    const own = new TestBrowser(server, '10.200.0.1')
    await signIn(own, customer.email)
    await own.call('GET /auth/logout')
    await flood(customer.email)
    expect((await signIn(new TestBrowser(server, '10.200.0.2'), customer.email)).status).toBe(429)
    expect((await signIn(own, customer.email)).body.outcome).toBe('signedIn')
  })

  it('gains nothing by a browser known to another account, or by a mark of one’s own making', {
    tags: ['deep'],
  }, async () => {
    const [customer, thief] = [await makePerson(server, 'customer'), await makePerson(server, 'customer')]
    await flood(customer.email)
    const known = new TestBrowser(server, '10.200.0.3')
    await signIn(known, thief.email)
    expect((await signIn(known, customer.email)).status).toBe(429)
    const forged = new TestBrowser(server, '10.200.0.4')
    forged.cookies.set('po_device', `${newPublicId()}.${'A'.repeat(43)}`)
    expect((await signIn(forged, customer.email)).status).toBe(429)
  })

  it('guesses no faster from a browser that is known', async () => {
    const customer = await makePerson(server, 'customer')
    const own = new TestBrowser(server, '10.200.0.5')
    await signIn(own, customer.email)
    const statuses: number[] = []
    for (let index = 0; index < 7; index++) statuses.push((await signIn(own, customer.email, 'guess')).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
  })

  it('uses up the tries of the second step for strangers, and not for the owner’s browser', {
    tags: ['deep'],
  }, async () => {
    const customer = await makePerson(server, 'customer')
    const agencyBrowser = await signedIn(server, customer)
    const begun = await agencyBrowser.call('POST /api/me/second-factor/app', {
      body: { currentPassword: testPassword },
    })
    const totp = new TOTP({ secret: begun.body.secret })
    const code = () => {
      server.clock.advance(minutes(1))
      return totp.generate({ timestamp: server.clock.now().getTime() })
    }
    await agencyBrowser.call('POST /api/me/second-factor/app/confirm', { body: { code: code() } })
    const own = new TestBrowser(server, '10.201.0.1')
    const enter = async () => {
      await signIn(own, customer.email)
      return own.call('POST /auth/login/second-factor', { body: { means: 'app', code: code() } })
    }
    expect((await enter()).status).toBe(200)
    let last = 0
    for (let index = 0; index < 31 && last !== 429; index++) {
      const thief = new TestBrowser(server, `10.202.${index}.1`)
      await signIn(thief, customer.email)
      const body = { means: 'app', code: '000000' } as const
      last = (await thief.call('POST /auth/login/second-factor', { body })).status
    }
    expect(last).toBe(429)
    expect((await enter()).status).toBe(200)
  })
})

describe('somebody with many accounts', () => {
  it('has the tries of one address, signed in or not', async () => {
    const address = '10.203.0.1'
    const statuses: number[] = []
    for (let index = 0; index < 3; index++) {
      const browser = await signedIn(server, await makePerson(server, 'customer'))
      const here = Object.assign(new TestBrowser(server, address), { cookies: browser.cookies })
      for (let tries = 0; tries < 11; tries++)
        statuses.push(
          (
            await here.call('POST /auth/login', {
              body: { email: `${index}.${tries}@example.org`, password: 'x' },
            })
          ).status,
        )
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(30)
  })
})
