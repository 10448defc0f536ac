import type { OrderDraftView } from '@postelier/contract/orders'
import { and, eq } from 'drizzle-orm'
import type { QueryContext } from '../../access/context.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/errors.ts'
import { isBrief, readTask, type TaskRow } from '../tasks/index.ts'
import { orderDraft } from './order.tables.ts'

export type DraftRow = typeof orderDraft.$inferSelect

export interface DraftRef {
  readonly accountId: number
  readonly taskPublicId: string
}

/** The brief of a post that is not ordered yet, for those who may read the post. */
export async function readDraftRow(
  { db, actor }: Pick<QueryContext, 'db' | 'actor'>,
  place: DraftRef,
): Promise<{ post: TaskRow; draft: DraftRow }> {
  const post = await readTask(db, place, actor)
  const [draft] = await db
    .select()
    .from(orderDraft)
    .where(and(eq(orderDraft.taskId, post.id), isBrief(orderDraft.taskId)))
  if (!draft) throw notFound()
  return { post, draft }
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
