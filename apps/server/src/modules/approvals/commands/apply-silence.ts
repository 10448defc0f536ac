import type { NoticeKind } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import { system } from '../../../access/actor.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { notify } from '../../notifications/index.ts'
import { readFreeSlots } from '../../planning/index.ts'
import { changeDate, noRoomWords } from '../../publishing/index.ts'
import { announcePosts, lockTaskById, readOneTask, type TaskRow, validateTask } from '../../tasks/index.ts'
import { approvalItem } from '../approvals.tables.ts'
import { silenceOf } from '../silence.store.ts'

/** In whose name it is done: the history says so. */
export const bySilence = system('approval policy')

export interface SilenceApplied {
  readonly accountId: number
  readonly taskPublicId: string
  /** The version that is approved. */
  readonly approved: number | null
}

/**
 * Does with a post that nobody answered about in time what its business wants then, by the same commands as a person and once
 * for each request. `holds` gives up what was refused: the post waits, and its business is told.
 */
export async function applySilence(
  ctx: CommandContext,
  { taskId, holds = false }: { readonly taskId: number; readonly holds?: boolean },
): Promise<SilenceApplied | null> {
  const row = await lockTaskById(ctx, taskId)
  const silence = row.removedAt ? null : await silenceOf(ctx.tx, row, ctx.now)
  if (!silence?.at || silence.does === 'hold' || silence.at > ctx.now) return null
  const { accountId, publicId: taskPublicId } = row
  const place = { accountId, taskPublicId }
  const isPast = row.publishAt !== null && row.publishAt <= ctx.now
  if (!holds && isPast) await toNextSlot(ctx, row)
  const approved = !holds && silence.does === 'validate' ? await sayYes(ctx, place) : null
  await ctx.tx
    .update(approvalItem)
    .set({ silenceAt: ctx.now })
    .where(and(eq(approvalItem.requestId, silence.requestId), eq(approvalItem.taskId, taskId)))
  const kind: NoticeKind = holds ? 'silenceHeld' : approved ? 'silenceValidated' : 'silenceMoved'
  await ctx.record({
    action: 'approval.unanswered',
    accountId,
    subject: ['task', taskPublicId],
    details: { title: row.title, does: holds ? 'hold' : silence.does },
  })
  // Scheduled next by the job, where its plan has room for its day.
  const unscheduled =
    approved === null ? {} : await noRoomWords(ctx.tx, await lockTaskById(ctx, taskId), ctx.now)
  if (!row.isHidden)
    await notify(ctx, {
      ...place,
      kind,
      key: `silence:${silence.requestId}:${taskId}`,
      words: { title: row.title, ...unscheduled },
    })
  await announcePosts(ctx, [row])
  return { ...place, approved }
}

type PostRef = Pick<SilenceApplied, 'accountId' | 'taskPublicId'>

async function sayYes(ctx: CommandContext, place: PostRef): Promise<number> {
  const { task } = await readOneTask(reading(ctx), { ...place, language: 'fr' })
  await validateTask(ctx, { ...place, version: task.version, seen: task.shown ?? undefined })
  return (await readOneTask(reading(ctx), { ...place, language: 'fr' })).task.version
}

async function toNextSlot(ctx: CommandContext, { accountId, publicId }: TaskRow): Promise<void> {
  const { slots } = await readFreeSlots(reading(ctx), { accountId, posts: [publicId] })
  const localTime = slots[0]?.slot?.localTime
  if (!localTime) throw new AppError('notNow')
  await changeDate(ctx, { accountId, taskPublicId: publicId, localTime, language: 'fr' })
}
