import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { passkey } from '../modules/identity/identity.tables.ts'
import { minutes } from '../platform/clock.ts'
import { newPublicId } from '../platform/ids.ts'
import { TestBrowser } from '../testing/browser.ts'
import { makePerson, signedIn, type TestPerson, testPassword } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const begin = async (browser: TestBrowser) => {
  const begun = await browser.call('POST /api/me/second-factor/app', {
    body: { currentPassword: testPassword },
  })
  const totp = new TOTP({ secret: begun.body.secret })
  return () => totp.generate({ timestamp: server.clock.now().getTime() })
}
const confirm = (browser: TestBrowser, code: string) =>
  browser.call('POST /api/me/second-factor/app/confirm', { body: { code } })
const givePasskey = (owner: TestPerson) =>
  server.platform.db.insert(passkey).values({
    id: newPublicId(),
    personId: owner.id,
    name: 'Clé',
    publicKey: '',
    counter: 0,
    createdAt: server.clock.now(),
  })

describe('a second factor', () => {
  it('is only what was confirmed: a secret that waits opens nothing', async () => {
    const owner = await makePerson(server, 'customer')
    const code = await begin(await signedIn(server, owner))
    await givePasskey(owner)
    const thief = new TestBrowser(server)
    const login = await thief.call('POST /auth/login', {
      body: { email: owner.email, password: testPassword },
    })
    expect(login.body.means).toEqual(['passkey'])
    const second = await thief.call('POST /auth/login/second-factor', {
      body: { means: 'app', code: code() },
    })
    expect(second.error?.code).toBe('codeWrong')
  })

  it('is confirmed within half an hour, or begun again', async () => {
    const browser = await signedIn(server, await makePerson(server, 'customer'))
    const late = await begin(browser)
    server.clock.advance(minutes(31))
    expect((await confirm(browser, late())).error?.code).toBe('codeWrong')
    const code = await begin(browser)
    server.clock.advance(minutes(29))
    expect((await confirm(browser, code())).status).toBe(200)
  })

  it('is confirmed once: without a password it gives no new recovery codes later', async () => {
    const browser = await signedIn(server, await makePerson(server, 'customer'))
    const code = await begin(browser)
    expect((await confirm(browser, code())).status).toBe(200)
    server.clock.advance(minutes(2))
    expect((await confirm(browser, code())).error?.code).toBe('codeWrong')
  })

  it('ends the sessions that were begun without it, and not the one it was set up in', async () => {
    const owner = await makePerson(server, 'customer')
    const [own, thief] = [await signedIn(server, owner), await signedIn(server, owner)]
    const code = await begin(own)
    expect((await confirm(own, code())).status).toBe(200)
    expect([
      (await own.call('GET /user/current')).status,
      (await thief.call('GET /api/me/second-factor')).status,
    ]).toEqual([200, 401])
  })
})
