import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { inArray } from 'drizzle-orm'
import { newPublicId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keyOf } from '../file-keys.ts'
import { storedFile } from '../media.tables.ts'
import { keysOf, removeStored, type StoredPicture } from '../store-picture.ts'

type Stores = Pick<Platform, 'db' | 'storage' | 'log'>

/**
 * Files once more, under ids of their own, for a write that records them. As where one is taken in, bytes come first: a break
 * in between leaves bytes that nobody refers to, and never a row without bytes.
 */
export async function withCopiedFiles<T>(
  platform: Stores,
  ids: readonly string[],
  use: (copies: ReadonlyMap<string, StoredPicture>) => Promise<T>,
): Promise<T> {
  const copies = new Map<string, StoredPicture>()
  try {
    const rows =
      ids.length === 0
        ? []
        : await platform.db
            .select()
            .from(storedFile)
            .where(inArray(storedFile.id, [...ids]))
    for (const row of rows) copies.set(row.id, await copyOf(platform, row))
    return await use(copies)
  } catch (reason) {
    await removeStored(platform, [...copies.values()].flatMap(keysOf))
    throw reason
  }
}

async function copyOf(
  platform: Stores,
  {
    ownerId: _owner,
    purpose: _purpose,
    createdBy: _by,
    createdAt: _at,
    film,
    ...row
  }: typeof storedFile.$inferSelect,
): Promise<StoredPicture> {
  const id = newPublicId()
  const copy: StoredPicture = {
    ...row,
    ...(film ? { film } : {}),
    id,
    widthPx: row.widthPx ?? 0,
    heightPx: row.heightPx ?? 0,
  }
  const folder = await mkdtemp(join(tmpdir(), 'copy-'))
  try {
    for (const [size, { mime }] of Object.entries(row.variants)) {
      const found = await platform.storage.read(keyOf(row.id, size))
      if (!found) throw new Error(`The bytes of file ${row.id} are not there`)
      // A film never lies in memory whole.
      const path = join(folder, size)
      await pipeline(found.body, createWriteStream(path))
      await platform.storage.putFile(keyOf(id, size), path, mime)
    }
  } catch (reason) {
    await removeStored(platform, keysOf(copy))
    throw reason
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return copy
}
