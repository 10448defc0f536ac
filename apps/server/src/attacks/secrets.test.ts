import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { person } from '../access/person.tables.ts'
import { buildApp } from '../http/build-app.ts'
import { moduleHandlers, routeList } from '../modules/all.ts'
import { refuseWeakPassword } from '../modules/identity/index.ts'
import { AppError } from '../platform/errors.ts'
import { newDigitsId } from '../platform/ids.ts'
import { createLog } from '../platform/log.ts'
import { TestBrowser } from '../testing/browser.ts'
import { newDataDir } from '../testing/new-database.ts'
import { makePerson, signedIn, testPassword } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(() => void vi.restoreAllMocks())

const fresh = 'vingt moulins tournent lentement'

describe('a sign-in that races a change of the password', () => {
  it('lets nobody in with the old one, though it was right when it was looked at', async () => {
    const customer = await makePerson(server, 'customer')
    const owner = await signedIn(server, customer)
    const { db } = server.platform
    const transaction = db.transaction.bind(db)
    const login = new TestBrowser(server)
    // The token is fetched first, so that the next transaction is the one that begins the session.
    await login.call('POST /auth/login', { body: { email: 'nobody@example.org', password: 'x' } })
    await owner.call('POST /api/me/account/change-language', { body: { lang: 'fr' } })
    vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
      const changed = await owner.call('POST /api/me/account/password', {
        body: { currentPassword: testPassword, password: fresh, passwordConfirmation: fresh },
      })
      expect(changed.status).toBe(200)
      return transaction(work)
    })
    const reply = await login.call('POST /auth/login', {
      body: { email: customer.email, password: testPassword },
    })
    expect(reply.error?.code).toBe('signInFailed')
    expect((await login.call('GET /user/current')).status).toBe(401)
  })
})

describe('secrets of one’s own', () => {
  const module = fileURLToPath(new URL('../platform/config/load-secrets.ts', import.meta.url))
  /** Loads them in a process of its own, which may write files of so many blocks. */
  const load = async (dataDir: string, blocks = 'unlimited') => {
    const script = `import(${JSON.stringify(module)}).then(({ loadSecrets }) => console.log(loadSecrets({ dataDir: ${JSON.stringify(dataDir)} }).encryption.current.toString('hex')))`
    const line = `ulimit -f ${blocks}; exec "$0" --input-type=module -e "$1"`
    return (await promisify(execFile)('sh', ['-c', line, process.execPath, script])).stdout.trim()
  }

  it('are written whole or not at all, so that a start that broke leaves nothing in the way', async () => {
    const dataDir = newDataDir()
    await expect(load(dataDir, '0')).rejects.toThrow(/EFBIG|too large/)
    expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false)
    expect(await load(dataDir)).toMatch(/^[0-9a-f]{64}$/)
    expect(readdirSync(dataDir)).toEqual(['secrets.json'])
  })
})

describe('the log', () => {
  const written = () => {
    let text = ''
    const stream = new Writable({
      write(chunk, _encoding, done) {
        text += String(chunk)
        done()
      },
    })
    return { log: createLog('info', stream), text: () => text }
  }
  /** A statement that the database refuses, with something in it that nobody should read. */
  const refused = (email: string) => {
    const row = {
      id: newDigitsId(),
      email,
      state: 'x',
      firstName: 'x',
      lastName: 'x',
      registeredAt: new Date(),
    }
    return server.platform.db.insert(person).values(row as never)
  }

  it('holds the database’s reason and never what a statement carried, in jobs and requests alike', async () => {
    const email = 'secret.reader@example.org'
    const reason: unknown = await refused(email).then(
      () => undefined,
      (caught: unknown) => caught,
    )

    const own = written()
    own.log.error({ err: reason }, 'job failed')
    own.log.error({ err: new AppError('internal', { cause: reason }) }, 'job failed')
    expect(own.text().match(/null value in column/g)?.length).toBeGreaterThanOrEqual(2)
    expect(own.text()).not.toContain(email)

    const seen = written()
    const handlers = { ...moduleHandlers, 'GET /user/current': () => refused(email) as never }
    const platform = { ...server.platform, log: seen.log }
    const app = await buildApp(platform, {
      routes: routeList,
      handlers,
      pageWords: server.siteSettings.pageWords,
      pictureOrigins: [],
      webFolder: undefined,
    })
    const browser = await signedIn(server, await makePerson(server, 'customer'))
    const cookie = `po_session=${browser.cookies.get('po_session')}`
    expect((await app.inject({ url: '/user/current', headers: { cookie } })).statusCode).toBe(500)
    expect(seen.text()).toContain('null value in column')
    expect(seen.text()).not.toContain(email)
    await app.close()
  })

  it('hides the value a database quotes because it could not read it', async () => {
    const secret = 'geheim-4711'
    const reason: unknown = await server.platform.db.execute(`select '${secret}'::integer`).then(
      () => undefined,
      (caught: unknown) => caught,
    )
    const own = written()
    own.log.error({ err: reason }, 'job failed')
    expect(own.text()).toContain('invalid input syntax')
    expect(own.text()).not.toContain(secret)
  })
})

describe('a long password', () => {
  const about = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Lune' }

  it('is estimated by its first forty characters: the time grows steeply, and nobody waits for it', async () => {
    const check = vi.spyOn(ZxcvbnFactory.prototype, 'check')
    await refuseWeakPassword('correct horse battery staple '.repeat(5).slice(0, 128), about)
    await expect(refuseWeakPassword('aA1!'.repeat(32), about)).rejects.toThrow()
    expect(check.mock.calls.map(([text]) => String(text).length)).toEqual([40, 40])
  })
})
