import cookie from '@fastify/cookie'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, type OpenDatabase, openDatabase } from '../platform/database/open-database.ts'
import { testServer } from '../testing/test-platform.ts'
import { answerError } from './answer-error.ts'

const url = process.env.TEST_DATABASE === 'server' ? process.env.TEST_DATABASE_URL : undefined

describe.runIf(url)('a database that is busy', () => {
  let database: OpenDatabase
  let app: FastifyInstance
  const sentences: Record<string, string> = {}
  const asking = new Map<string, (db: OpenDatabase) => Promise<unknown>>([
    ['reads-at-length', ({ reading }) => sleep(reading, 5)],
    ['reads', ({ reading }) => sleep(reading, 0)],
    ['works-at-length', ({ db }) => sleep(db, 0.6)],
    ['writes', ({ db }) => db.transaction((tx) => tx.execute(sql`select 1`))],
  ])
  beforeAll(async () => {
    const { platform } = await testServer()
    const limits = { poolSize: 1, readingLimitMs: 300, patienceMs: 200 }
    database = await openDatabase({ url, folder: undefined, ...limits, onLost: () => undefined })
    app = Fastify()
    await app.register(cookie)
    app.setErrorHandler((reason, request, reply) => answerError(platform, reason, request, reply))
    for (const [name, ask] of asking) app.get(`/${name}`, async () => ({ rows: await ask(database) }))
    for (const language of ['fr', 'en'] as const)
      sentences[language] = platform.translator.say(language, 'errors:codes.unavailable')
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const sleep = (db: Pick<Database, 'execute'>, seconds: number) =>
    db.execute(sql`select pg_sleep(${seconds}) is null as slept`)
  const get = async (name: string, language = 'fr') => {
    const reply = await app.inject({ url: `/${name}`, headers: { 'accept-language': language } })
    return [reply.statusCode, reply.json().error?.message] as const
  }

  it('answers nobody’s question for long, and says to try again', async () => {
    expect(await get('reads-at-length')).toEqual([503, sentences.fr])
    expect(await get('reads-at-length', 'en')).toEqual([503, sentences.en])
    expect((await get('works-at-length'))[0]).toBe(200)
  })

  /** Keeps the only connection until the entry is done. */
  const holding = (db: Database, entry: () => Promise<void>) => db.transaction(entry)

  it('with no connection left says so too, and those who write have theirs', async () => {
    await holding(database.reading, async () => {
      expect(await get('reads')).toEqual([503, sentences.fr])
      expect((await get('writes'))[0]).toBe(200)
    })
    expect((await get('reads'))[0]).toBe(200)
    await holding(database.db, async () => {
      expect(await get('writes', 'en')).toEqual([503, sentences.en])
      expect((await get('reads'))[0]).toBe(200)
    })
    expect((await get('writes'))[0]).toBe(200)
  })
})
