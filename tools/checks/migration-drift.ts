// Says when the tables in the code and the numbered migrations tell different stories.
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, fromRoot } from '../lib/paths.ts'
import { run } from '../lib/run.ts'

const migrations = fromRoot('apps/server/migrations')

/** Generates into a copy: a migration that appears there is one that is missing here. */
export async function findMigrationDrift(): Promise<string | undefined> {
  if (!existsSync(join(migrations, 'meta', '_journal.json'))) return undefined
  const copy = join(cacheFolder, 'migration-drift')
  rmSync(copy, { recursive: true, force: true })
  cpSync(migrations, copy, { recursive: true })
  const { ok, output } = await run('drizzle-kit', [
    'generate',
    '--dialect=postgresql',
    '--schema=./apps/server/src/**/*.tables.ts',
    '--out=./.cache/migration-drift',
  ])
  const missing = readdirSync(copy).filter(
    (name) => name.endsWith('.sql') && !existsSync(join(migrations, name)),
  )
  rmSync(copy, { recursive: true, force: true })
  if (!ok) return `The migrations could not be compared with the tables:\n${output}`
  // Where a table or a column may have another name it asks, and ends without an answer and without a migration.
  if (missing.length > 0 || !output.includes('No schema changes'))
    return 'The tables have changed without a migration: run `npm run migration` and commit it.'
  return undefined
}
