import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateOnServer } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migrateOnPglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { Database } from './database.ts'
import { EarlierDatabase, isEarlier } from './earlier-database.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** Any number no other program would take; two servers starting together migrate one after the other. */
const migrationLock = 7_061_952_201

/** Brings the embedded database up to date at start; a folder from before the baseline is refused. */
export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await refuseEarlier(db as unknown as Database)
  await migrateOnPglite(db, { migrationsFolder })
}

export async function migrateServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzleServer(client)
    await refuseEarlier(db as unknown as Database)
    await migrateOnServer(db, { migrationsFolder })
  } finally {
    await client.end()
  }
}

async function refuseEarlier(db: Database): Promise<void> {
  if (await isEarlier(db)) throw new EarlierDatabase()
}
