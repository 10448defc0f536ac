import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { keptPicture } from './library.tables.ts'
import type { Scope } from './library-scope.ts'

type Reader = Pick<Database, 'select'>
export type KeptPictureRow = typeof keptPicture.$inferSelect

const on = ({ ownerId, place }: Scope): SQL | undefined =>
  and(
    ownerId === null ? isNull(keptPicture.ownerId) : eq(keptPicture.ownerId, ownerId),
    eq(keptPicture.place, place),
  )

/** What is in a library's list. */
export const listed = (scope: Scope): SQL | undefined => and(on(scope), isNull(keptPicture.removedAt))

export const newestFirst = [desc(keptPicture.addedAt), desc(keptPicture.fileId)]

export async function countListed(db: Reader, scope: Scope): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(keptPicture).where(listed(scope))
  return row?.count ?? 0
}

/** One that was taken from a service, also if it is out of the list by now. */
export async function takenBefore(
  db: Reader,
  scope: Scope,
  stockKey: string,
): Promise<KeptPictureRow | undefined> {
  const [row] = await db
    .select()
    .from(keptPicture)
    .where(and(on(scope), eq(keptPicture.stockKey, stockKey)))
  return row
}

/** Ids of pictures that are out of their list since before an instant, in the order of their ids. */
export async function removedPictures(
  db: Reader,
  { before, after, limit }: { before: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: keptPicture.fileId })
    .from(keptPicture)
    .where(and(lt(keptPicture.removedAt, before), gt(keptPicture.fileId, after)))
    .orderBy(asc(keptPicture.fileId))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Those of some that are still out of the list, held there until the transaction ends. */
export async function lockRemoved(tx: Transaction, ids: readonly string[], before: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: keptPicture.fileId })
    .from(keptPicture)
    .where(and(inArray(keptPicture.fileId, [...ids]), lt(keptPicture.removedAt, before)))
    .for('update')
  return rows.map((row) => row.id)
}
