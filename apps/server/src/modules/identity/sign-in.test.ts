import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn, testPassword } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { passwordWork } from './password.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const verified = async () =>
  (await passwordWork.get()).values.find((value) => value.labels.kind === 'verify')?.value ?? 0

describe('signing in', () => {
  it('lets in with the right password and renews the session id and anti-forgery token', async () => {
    const customer = await makePerson(server, 'customer')
    const browser = new TestBrowser(server)
    const before = await browser.call('POST /auth/login', {
      body: { email: customer.email, password: 'wrong password here' },
    })
    expect(before.status).toBe(422)
    const tokenBefore = browser.token
    const reply = await browser.call('POST /auth/login', {
      body: { email: customer.email.toUpperCase(), password: testPassword },
    })
    expect(reply.body).toMatchObject({ success: true, outcome: 'signedIn' })
    expect(browser.token).not.toBe(tokenBefore)
    const current = await browser.call('GET /user/current')
    expect(current.body.user).toMatchObject({
      id: customer.id,
      type: 'customer',
      account: { id: customer.id },
    })
  })

  it('answers an unknown address and a wrong password alike, with the same hashing work', async () => {
    const customer = await makePerson(server, 'customer')
    const start = await verified()
    const wrong = await new TestBrowser(server).call('POST /auth/login', {
      body: { email: customer.email, password: 'not the password' },
    })
    const between = await verified()
    const unknown = await new TestBrowser(server).call('POST /auth/login', {
      body: { email: 'nobody@example.org', password: 'not the password' },
    })
    expect(between - start).toBe(1)
    expect((await verified()) - between).toBe(1)
    expect(unknown.status).toBe(wrong.status)
    expect(unknown.body).toEqual(wrong.body)
  })

  it('slows guessing down, for known and unknown addresses alike', async () => {
    server.clock.hold()
    onTestFinished(() => server.clock.letGo())
    for (const email of [(await makePerson(server, 'customer')).email, 'never.seen@example.org']) {
      const browser = new TestBrowser(server)
      const statuses: number[] = []
      for (let index = 0; index < 8; index++)
        statuses.push((await browser.call('POST /auth/login', { body: { email, password: 'guess' } })).status)
      expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422])
      expect(statuses.slice(5)).toEqual([429, 429, 429])
    }
  })

  it('gives a signed-in browser nothing once its person is suspended', async () => {
    const customer = await makePerson(server, 'customer', { state: 'suspended' })
    const browser = await signedIn(server, customer)
    expect((await browser.call('GET /user/current')).status).toBe(401)
  })
})
