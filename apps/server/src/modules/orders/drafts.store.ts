import type { OrderDraftView } from '@postelier/contract/orders'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/errors.ts'
import type { TaskRow } from '../tasks/index.ts'
import { task } from '../tasks/task.tables.ts'
import { orderDraft } from './order.tables.ts'

export type DraftRow = typeof orderDraft.$inferSelect
type Reader = Pick<Database, 'select'>

export interface DraftRef {
  readonly accountId: number
  readonly taskPublicId: string
}

/** A brief that was begun and neither ordered nor removed. */
export const isDraft = (accountId: number) =>
  and(eq(task.accountId, accountId), eq(task.status, 'draft'), isNull(task.removedAt))

export async function readDraftRow(
  db: Reader,
  { accountId, taskPublicId }: DraftRef,
): Promise<{ post: TaskRow; draft: DraftRow }> {
  const [row] = await db
    .select({ post: task, draft: orderDraft })
    .from(orderDraft)
    .innerJoin(task, eq(task.id, orderDraft.taskId))
    .where(and(isDraft(accountId), eq(task.publicId, taskPublicId)))
  if (!row) throw notFound()
  return row
}

export async function draftOfTask(tx: Transaction, taskId: number): Promise<DraftRow> {
  const [row] = await tx.select().from(orderDraft).where(eq(orderDraft.taskId, taskId)).for('update')
  if (!row) throw notFound()
  return row
}

export const presentDraft = (
  { publicId, title }: Pick<TaskRow, 'publicId' | 'title'>,
  { configurationId, isUrgent, brief, version, changedAt }: DraftRow,
): OrderDraftView => ({
  taskId: publicId,
  title,
  configurationId,
  isUrgent,
  brief,
  version,
  changedAt: changedAt.toISOString(),
})
