import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { newPublicId } from '../ids.ts'
import { checkKey, type Storage } from './storage.ts'

/** Storage in a folder, for an installation on one machine. See `Storage`. */
export function openFolder(dataDir: string): Storage {
  const root = join(dataDir, 'files')
  const pathOf = (key: string) => join(root, ...checkKey(key).split('/'))
  /** Written beside, synced, then moved into place: a reader or a crash never meets half a file. */
  const place = async (key: string, write: (file: FileHandle, beside: string) => Promise<void>) => {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const beside = `${path}.${newPublicId()}.part`
    const file = await open(beside, 'wx', 0o600)
    try {
      await write(file, beside)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, path)
  }
  return {
    put: (key, bytes) => place(key, (file) => file.writeFile(bytes)),
    putFile: (key, path) => place(key, (_, beside) => copyFile(path, beside)),
    async read(key, part) {
      const path = pathOf(key)
      try {
        const { size } = await stat(path)
        if (!part) return { body: createReadStream(path), bytes: size }
        const { first, last } = part
        return { body: createReadStream(path, { start: first, end: last }), bytes: last - first + 1 }
      } catch (reason) {
        if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw reason
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async writtenAt(key) {
      try {
        return (await stat(pathOf(key))).mtime
      } catch (reason) {
        if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw reason
      }
    },
    async *list(prefix = '') {
      const from = join(root, ...prefix.split('/'))
      await mkdir(from, { recursive: true, mode: 0o700 })
      for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && !entry.name.endsWith('.part'))
          yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
      }
    },
  }
}
