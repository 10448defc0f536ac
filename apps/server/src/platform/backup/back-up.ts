import { execFile } from 'node:child_process'
import { createWriteStream, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import type { Config } from '../config/load-config.ts'
import { lockFolder } from '../database/lock-folder.ts'
import { paintedPrefix } from '../painting/painted-store.ts'
import { openStorage } from '../storage/open-storage.ts'
import { databaseFile, type Manifest } from './manifest.ts'

/**
 * Writes everything a new machine needs into one folder: database, files, own secrets. The manifest comes last, so that
 * a backup without one is known to be half. The embedded database belongs to one process: the program is stopped first;
 * a server is backed up while it runs.
 */
export async function backUp(config: Config, folder: string): Promise<Manifest> {
  if (existsSync(join(folder, 'manifest.json'))) throw new Error(`${folder} holds a backup already`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // It may have been there before, open to more people than its owner.
  await chmod(folder, 0o700)
  const database = config.DATABASE_URL ? 'server' : 'embedded'
  if (config.DATABASE_URL) await dumpServer(config.DATABASE_URL, join(folder, databaseFile.server))
  else await dumpEmbedded(config.dataDir, join(folder, databaseFile.embedded))

  const storage = await openStorage(config)
  let files = 0
  for await (const key of storage.list()) {
    // Painted again when somebody asks for them.
    if (key.startsWith(paintedPrefix)) continue
    const found = await storage.read(key)
    if (!found) continue
    const path = join(folder, 'files', ...key.split('/'))
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await pipeline(found.body, createWriteStream(path, { mode: 0o600 }))
    files++
  }
  const secrets = join(config.dataDir, 'secrets.json')
  if (existsSync(secrets)) await copyFile(secrets, join(folder, 'secrets.json'))
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), database, files }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return manifest
}

async function dumpEmbedded(dataDir: string, path: string): Promise<void> {
  const unlock = lockFolder(dataDir)
  try {
    const { PGlite } = await import('@electric-sql/pglite')
    const lite = await PGlite.create(join(dataDir, 'pg'))
    try {
      const dump = await lite.dumpDataDir('gzip')
      await writeFile(path, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 })
    } finally {
      await lite.close()
    }
  } finally {
    unlock()
  }
}

async function dumpServer(url: string, path: string): Promise<void> {
  // The program writes into what is there: made by us, nobody else reads it.
  await writeFile(path, '', { mode: 0o600 })
  try {
    await promisify(execFile)('pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${path}`,
      url,
    ])
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error('pg_dump was not found: install the PostgreSQL client programs', { cause: reason })
    throw reason
  }
}
