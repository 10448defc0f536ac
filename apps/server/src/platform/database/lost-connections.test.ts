import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '../../testing/faults/database-gate.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

const url = process.env.TEST_DATABASE === 'server' ? process.env.TEST_DATABASE_URL : undefined
const poolSize = 2

describe.runIf(url)('a server that is away for a moment', () => {
  let proxy: DatabaseProxy
  let database: OpenDatabase
  beforeAll(async () => {
    proxy = await openDatabaseProxy(url ?? '')
    database = await openDatabase({ url: proxy.url, folder: undefined, poolSize, onLost: () => undefined })
  })
  afterAll(async () => {
    await database.close()
    await proxy.close()
  })

  const isThere = () => database.db.execute(sql`select 1 as one`)

  it('leaves the pool whole, whenever a transaction meets it', async () => {
    for (let round = 0; round <= poolSize; round++) {
      await isThere()
      // Begun on a connection that is lost at this very moment, and lost in the middle of one.
      const begun = database.db.transaction((tx) => tx.execute(sql`select 1`))
      const away = proxy.shut()
      await expect(begun).rejects.toThrow()
      await away
      await proxy.open()
      const midway = database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await proxy.shut()
        await new Promise((resolve) => setTimeout(resolve, 50))
        await tx.execute(sql`select 1`)
      })
      await expect(midway).rejects.toThrow()
      await proxy.open()
    }
    expect((await isThere()).rows).toEqual([{ one: 1 }])
  })
})
