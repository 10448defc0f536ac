import { fileURLToPath } from 'node:url'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateOnServer } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migrateOnPglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Any number no other program would take; two servers starting together migrate one after the other. */
const migrationLock = 7_061_952_201

export const migrateEmbedded = (db: PgliteDatabase) => migrateOnPglite(db, { migrationsFolder })

export async function migrateServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrateOnServer(drizzleServer(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
