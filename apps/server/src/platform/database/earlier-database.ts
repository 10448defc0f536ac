import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** The migrations begin with the first release: what was made before it cannot be brought forward. */
export class EarlierDatabase extends Error {
  constructor() {
    super(
      'This database was made by a version from before the first release and cannot be brought forward. Choose an empty database or another DATA_DIR.',
    )
  }
}

/** Whether the first migration that ran there is another than ours. A new database has had none. */
export async function isEarlier(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!rows[0]?.exists) return false
  const first = await db.execute<{ at: string }>(
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at limit 1`,
  )
  const at = first.rows[0]?.at
  return at !== undefined && at !== String(firstMigrationAt())
}

function firstMigrationAt(): number | undefined {
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: { when: number }[] }).entries[0]?.when
}

/** The database and the files it knows, kept where they can be looked at. */
export function putAside(folder: string, now: Date): string {
  const aside = join(folder, `before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`)
  mkdirSync(aside, { mode: 0o700 })
  for (const name of ['pg', 'files'])
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(aside, name))
  return aside
}
