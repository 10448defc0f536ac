import type { EngineSettings, OutsideEngine } from '@postelier/contract'
import { desc, sql } from 'drizzle-orm'
import { engineSettingsKey } from '../modules/engines/engine-settings.ts'
import { engineCall, engineKey } from '../modules/engines/engines.tables.ts'
import { engineFor } from '../modules/engines/index.ts'
import type { TestBrowser } from './browser.ts'
import { makePerson, signedIn } from './people.ts'
import { engineScript } from './test-engines.ts'
import { type TestServer, testServer } from './test-platform.ts'

/** The engines of a test's site, as an administrator keeps them and as whoever drafts asks them. */
export interface EngineRoom {
  readonly server: TestServer
  readonly admin: TestBrowser
  /** As on the first day. */
  empty(): Promise<void>
  view(): Promise<Awaited<ReturnType<typeof viewOf>>>
  choose(change: Partial<EngineSettings>): Promise<Awaited<ReturnType<typeof chosen>>>
  giveKey(engine: OutsideEngine): Promise<Awaited<ReturnType<typeof given>>>
  /** The last first. */
  calls(): Promise<(typeof engineCall.$inferSelect)[]>
  client(accountId?: number | null, use?: 'text' | 'ideas' | 'image'): ReturnType<typeof engineFor>
}

/** Told to nobody again. */
export const secretWord = 'sk-secret-word'

const viewOf = async (admin: TestBrowser) => (await admin.call('GET /api/admin/master/engines')).body
async function chosen(admin: TestBrowser, change: Partial<EngineSettings>) {
  const { settings, version } = await viewOf(admin)
  return admin.call('POST /api/admin/master/engines', { body: { ...settings, ...change, version } })
}
const given = (admin: TestBrowser, engine: OutsideEngine) =>
  admin.call('POST /api/admin/master/engines/{engine}/key', { params: { engine }, body: { key: secretWord } })

export async function engineRoom(): Promise<EngineRoom> {
  const server = await testServer()
  const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
  const { db } = server.platform
  return {
    server,
    admin,
    async empty() {
      await db.delete(engineKey)
      await db.delete(engineCall)
      await db.execute(sql`delete from platform_setting where key = ${engineSettingsKey}`)
      engineScript.asked.length = 0
    },
    view: () => viewOf(admin),
    choose: (change) => chosen(admin, change),
    giveKey: (engine) => given(admin, engine),
    calls: () => db.select().from(engineCall).orderBy(desc(engineCall.id)),
    client: (accountId = null, use = 'text') =>
      engineFor(server.platform, { use, accountId, signal: new AbortController().signal }),
  }
}
