import type { Dirent } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './database/lock-folder.ts'

/** Folders of uploads under way; the number of their process follows. */
export const uploadFolders = 'postelier-upload-'

const dayMs = 86_400_000

/** Removes what processes that were killed left lying: uploads of theirs, and files they had not finished writing. */
export async function purgeLeftovers(dataDir: string, now: Date, temporary = tmpdir()): Promise<void> {
  for (const entry of await entriesOf(temporary, false)) {
    if (!entry.isDirectory() || !entry.name.startsWith(uploadFolders)) continue
    const path = join(temporary, entry.name)
    const pid = Number(/^\d+(?=-)/.exec(entry.name.slice(uploadFolders.length))?.[0])
    const left = Number.isNaN(pid) ? await isOld(path, now) : !isAlive(pid)
    if (left) await rm(path, { recursive: true, force: true })
  }
  for (const entry of await entriesOf(join(dataDir, 'files'), true)) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && entry.name.endsWith('.part') && (await isOld(path, now)))
      await rm(path, { force: true })
  }
}

async function entriesOf(folder: string, recursive: boolean): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive, withFileTypes: true })
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw reason
  }
}

/** Another process may be writing it right now; nothing takes a day. It may also be gone by the time we look. */
async function isOld(path: string, now: Date): Promise<boolean> {
  try {
    return now.getTime() - (await stat(path)).mtimeMs > dayMs
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw reason
  }
}
