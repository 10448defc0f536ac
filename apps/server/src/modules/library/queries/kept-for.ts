import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { countListed, takenBefore } from '../library.store.ts'
import { keptPicture } from '../library.tables.ts'
import { mostOf, type Scope } from '../library-scope.ts'

type Reader = Pick<Database, 'select'>

/**
 * Whether one is to be drawn or fetched for this: it is there already, there is room for one, or neither. One that somebody
 * took out of their list does not come again for the same.
 */
export async function keptFor(
  db: Reader,
  { accountId, key }: { readonly accountId: number; readonly key: string },
): Promise<{ readonly pictureId: string } | 'none' | 'full'> {
  const scope: Scope = { ownerId: accountId, place: 'library' }
  const before = await takenBefore(db, scope, key)
  if (before) return before.removedAt === null ? { pictureId: before.fileId } : 'full'
  return (await countListed(db, scope)) < mostOf.library ? 'none' : 'full'
}

interface Kept {
  readonly pictureId: string
  readonly addedAt: Date
  readonly isRemoved: boolean
}

/** Those of some keys that a business has in its library, or had. */
export async function keptAmong(
  db: Reader,
  { accountId, keys }: { readonly accountId: number; readonly keys: readonly string[] },
): Promise<ReadonlyMap<string, Kept>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select()
    .from(keptPicture)
    .where(
      and(
        eq(keptPicture.ownerId, accountId),
        eq(keptPicture.place, 'library'),
        inArray(keptPicture.stockKey, [...keys]),
      ),
    )
  return new Map(
    rows.map(({ stockKey, fileId, addedAt, removedAt }) => [
      stockKey ?? '',
      { pictureId: fileId, addedAt, isRemoved: removedAt !== null },
    ]),
  )
}
