import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keyOf } from '../file-keys.ts'
import { storedFile } from '../media.tables.ts'

/** Storage keys of all files of some people, to be removed once their rows are gone. */
export async function filesOf(db: Pick<Database, 'select'>, ownerIds: readonly number[]): Promise<string[]> {
  if (ownerIds.length === 0) return []
  const rows = await db
    .select({ id: storedFile.id, variants: storedFile.variants })
    .from(storedFile)
    .where(inArray(storedFile.ownerId, [...ownerIds]))
  return rows.flatMap((row) => Object.keys(row.variants).map((size) => keyOf(row.id, size)))
}

export async function removeFiles(
  { storage }: Pick<Platform, 'storage'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await storage.remove(key)
}
