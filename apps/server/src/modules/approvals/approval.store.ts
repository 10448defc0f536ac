import { and, asc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import { nobody } from '../../access/actor.ts'
import { hashToken } from '../../platform/crypto.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { AppError } from '../../platform/errors.ts'
import { isStillReachable } from '../people/index.ts'
import { titlesOf } from '../tasks/index.ts'
import { approvalItem, approvalRequest } from './approvals.tables.ts'
import { goodUntil, isGood } from './good-until.store.ts'

export type RequestRow = typeof approvalRequest.$inferSelect
export type ItemRow = typeof approvalItem.$inferSelect

/** What a link asks, as long as it is good; opening it changes nothing, so that mail scanners may. */
export async function requestOf(db: Pick<Database, 'select'>, token: string, now: Date): Promise<RequestRow> {
  return goodRequest(db, eq(approvalRequest.tokenHash, hashToken(token)), now)
}

/** The same by its number, for what is signed with it. */
export const requestById = (db: Pick<Database, 'select'>, id: number, now: Date): Promise<RequestRow> =>
  goodRequest(db, eq(approvalRequest.id, id), now)

async function goodRequest(db: Pick<Database, 'select'>, isIt: SQL, now: Date): Promise<RequestRow> {
  const [row] = await db
    .select({ ...getTableColumns(approvalRequest), expiresAt: goodUntil })
    .from(approvalRequest)
    .where(and(isIt, isNull(approvalRequest.withdrawnAt), isGood(now)))
  if (!row || !(await isStillReachable(db, row))) throw new AppError('linkInvalid')
  return row
}

/** The posts of a request that are still there for its business, in the order they were sent. */
export async function itemsOf(
  db: Pick<Database, 'select'>,
  requestId: number,
): Promise<{ item: ItemRow; publicId: string; publishAt: Date | null }[]> {
  const items = await db
    .select()
    .from(approvalItem)
    .where(eq(approvalItem.requestId, requestId))
    .orderBy(asc(approvalItem.position))
  const there = await titlesOf(
    db,
    items.map(({ taskId }) => taskId),
    // The link stands for somebody of the business: what is hidden from it is asked no longer.
    nobody,
  )
  return items.flatMap((item) => {
    const post = there.get(item.taskId)
    return post ? [{ item, publicId: post.publicId, publishAt: post.publishAt }] : []
  })
}
