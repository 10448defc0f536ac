import type { TaskStatus } from '@postelier/contract'
import { and, type Column, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor.ts'
import type { CommandContext } from '../../access/context.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/errors.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { task, taskEvent } from './task.tables.ts'

export type TaskRow = typeof task.$inferSelect

export const ofAccount = (accountId: number) => and(eq(task.accountId, accountId), isNull(task.removedAt))

/** For queries elsewhere: the post that a column names is being sent. */
export const isBeingSent = (taskId: Column): SQL =>
  sql`exists (select 1 from ${task} where ${task.id} = ${taskId} and ${task.status} = 'publishing')`

interface Place {
  readonly accountId: number
  readonly taskPublicId: string
}

export async function readTask(
  db: Pick<Database, 'select'>,
  { accountId, taskPublicId }: Place,
): Promise<TaskRow> {
  const [row] = await db
    .select()
    .from(task)
    .where(and(eq(task.publicId, taskPublicId), ofAccount(accountId)))
  if (!row) throw notFound()
  return row
}

/** To be changed: whoever else wants to waits until this is done, and reads what came of it. */
export async function lockTask(
  ctx: CommandContext,
  { accountId, taskPublicId }: Place,
  among = ofAccount(accountId),
): Promise<TaskRow> {
  const [row] = await ctx.tx
    .select()
    .from(task)
    .where(and(eq(task.publicId, taskPublicId), among))
    .for('update')
  if (!row) throw notFound()
  return row
}

/** For whoever knows it by its row: the publisher. */
export async function lockTaskById(ctx: CommandContext, id: number): Promise<TaskRow> {
  const [row] = await ctx.tx.select().from(task).where(eq(task.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

interface Happening {
  readonly deed: string
  readonly from?: TaskStatus | null
  readonly to?: TaskStatus | null
  readonly reason?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** A line of a post's history. */
export async function note(ctx: CommandContext, taskId: number, happening: Happening): Promise<void> {
  await ctx.tx
    .insert(taskEvent)
    .values({ ...happening, id: newDigitsId(), taskId, at: ctx.now, personId: handOf(ctx.actor) })
}

/** Who really did it, also where they sit in somebody else's chair. */
const handOf = (actor: Actor): number | null =>
  actor.kind === 'person' ? (actor.impersonatorId ?? actor.personId) : null
