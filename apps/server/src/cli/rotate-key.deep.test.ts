import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { resealNetworks } from '../modules/publishing/index.ts'
import { networkAccount } from '../modules/publishing/publishing.tables.ts'
import { openSealed } from '../modules/publishing/seal-tokens.ts'
import { loadConfig } from '../platform/config/load-config.ts'
import { loadSecrets, takeNewKey } from '../platform/config/load-secrets.ts'
import { decrypt, encrypt } from '../platform/crypto.ts'
import { resealJobs } from '../platform/jobs/reseal-jobs.ts'
import { newDataDir } from '../testing/new-database.ts'
import { readyPost } from '../testing/ready-post.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

it('everything sealed opens with the new key alone, and what is interrupted goes on', async () => {
  const { connectionId, who } = await readyPost(server)
  const { platform } = server
  const before = platform.secrets.encryption.current
  const both = { current: randomBytes(32), before }
  const during = { ...platform, secrets: { ...platform.secrets, encryption: both } }
  const after = { ...platform, secrets: { ...platform.secrets, encryption: { ...both, before: null } } }
  const back = { current: before, before: both.current }
  const tokens = async () =>
    (await platform.db.select().from(networkAccount).where(eq(networkAccount.id, connectionId)))[0]?.tokens ??
    ''
  expect(() => openSealed(after, connectionId, '')).toThrow()
  // While it lasts, both open.
  const opened = openSealed(during, connectionId, await tokens())
  // Other tests' accounts are sealed anew with it, however many there are, and back.
  const run = async (keys: typeof both | typeof back) => {
    const keyed = { ...platform, secrets: { ...platform.secrets, encryption: keys } }
    const batch = (after: number) =>
      runCommand(keyed, system('test'), 'test', resealNetworks, { table: 'accounts', after })
    let [sealed, after] = [0, 0 as number | null]
    while (after !== null) {
      const done = await batch(after)
      sealed += done.sealed
      after = done.last
    }
    return sealed
  }
  try {
    expect(await run(both)).toBeGreaterThan(0)
    expect(await run(both)).toBe(0)
    expect(openSealed(after, connectionId, await tokens())).toEqual(opened)
    expect(() => openSealed(platform, connectionId, 'v1.AAAA')).toThrow()
  } finally {
    await run(back)
  }
  expect(openSealed(platform, connectionId, await tokens())).toEqual(opened)
  expect(who.id).toBeGreaterThan(0)
})

it('a mail that waits is sealed anew too', async () => {
  const { platform } = server
  const before = platform.secrets.encryption.current
  const both = { current: randomBytes(32), before }
  await platform.db
    .transaction(async (tx) => {
      const sealed = encrypt({ current: before }, 'Bonjour', 'job:send-mail')
      await platform.jobs.send(tx, { name: 'send-mail' } as never, { sealed })
      expect(await resealJobs(tx, both)).toBeGreaterThan(0)
      expect(await resealJobs(tx, both)).toBe(0)
      // Nothing of it stays: other tests read these mails with the key they know.
      throw new Error('back')
    })
    .catch((reason: unknown) => expect(String(reason)).toContain('back'))
})

it('is one command, where the key is our own', { timeout: 60_000 }, async () => {
  const dataDir = newDataDir()
  const keys = () => loadSecrets(loadConfig({ DATA_DIR: dataDir })).encryption
  const first = keys().current
  const sealed = encrypt({ current: first }, 'Bonjour', 'a')
  takeNewKey(dataDir)
  const taken = keys()
  expect([taken.before, decrypt(taken, sealed, 'a')]).toEqual([first, 'Bonjour'])
  // Broken off here, the next call goes on with the same key.
  const cli = fileURLToPath(new URL('rotate-key.ts', import.meta.url))
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }
  const { stdout } = await promisify(execFile)(process.execPath, [cli], { env })
  expect(stdout).toContain('Sealed anew: 0 network accounts')
  expect(keys()).toEqual({ current: taken.current, before: null })
})
