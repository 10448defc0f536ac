import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Config } from '../config/load-config.ts'
import { lockFolder } from '../database/lock-folder.ts'
import { openStorage } from '../storage/open-storage.ts'
import { databaseFile, type Manifest, manifestSchema } from './manifest.ts'

/** Puts a backup where nothing is yet; it never overwrites a world that exists. */
export async function restore(config: Config, folder: string): Promise<Manifest> {
  const path = join(folder, 'manifest.json')
  if (!existsSync(path)) throw new Error(`${folder} is no backup: it has no manifest.json`)
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  const wanted = config.DATABASE_URL ? 'server' : 'embedded'
  if (manifest.database !== wanted)
    throw new Error(
      `This backup is of ${manifest.database === 'server' ? 'a PostgreSQL server: set DATABASE_URL' : 'the embedded database: unset DATABASE_URL'}`,
    )

  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  if (config.DATABASE_URL) await restoreServer(config.DATABASE_URL, join(folder, databaseFile.server))
  else await restoreEmbedded(config.dataDir, join(folder, databaseFile.embedded))

  const storage = await openStorage(config)
  const files = join(folder, 'files')
  if (existsSync(files)) {
    for (const entry of await readdir(files, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const from = join(entry.parentPath, entry.name)
      await storage.put(
        relative(files, from).split(sep).join('/'),
        await readFile(from),
        'application/octet-stream',
      )
    }
  }
  const secrets = join(folder, 'secrets.json')
  if (existsSync(secrets)) await copyFile(secrets, join(config.dataDir, 'secrets.json'))
  return manifest
}

/** Loaded beside and moved into place, so that a break in the middle leaves nothing that looks like a database. */
async function restoreEmbedded(dataDir: string, dump: string): Promise<void> {
  const unlock = lockFolder(dataDir)
  try {
    const target = join(dataDir, 'pg')
    if (existsSync(target)) throw new Error(`${target} exists already: restore into an empty DATA_DIR`)
    const beside = join(dataDir, 'pg.restoring')
    const { PGlite } = await import('@electric-sql/pglite')
    const lite = await PGlite.create({
      dataDir: beside,
      loadDataDir: new Blob([await readFile(dump)], { type: 'application/x-gzip' }),
    })
    await lite.close()
    await rename(beside, target)
  } finally {
    unlock()
  }
}

async function restoreServer(url: string, dump: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from information_schema.tables where table_schema = 'public'",
  )
  await client.end()
  if (Number(rows[0]?.count) > 0)
    throw new Error('The database has tables already: restore into an empty one')
  await promisify(execFile)('pg_restore', [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    `--dbname=${url}`,
    dump,
  ])
}
