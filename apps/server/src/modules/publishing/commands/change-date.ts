import { latestDateFrom, mostYearsAhead, type TaskStatus } from '@postelier/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { instantOf, localTimeFaults } from '../../../platform/local-time.ts'
import { changeInPlace, lockTask, moveTask, type TaskRow, zoneOfAccount } from '../../tasks/index.ts'
import { checkPosts } from '../jobs/check-posts.ts'
import { delivery } from '../publishing.tables.ts'
import { refuseBeyondPlan } from './refuse-beyond-plan.ts'
import { refuseNotSo } from './refuse-not-so.ts'

export interface NewDate {
  readonly accountId: number
  readonly taskPublicId: string
  /** Null takes the date of a post that is not scheduled. */
  readonly localTime: string | null
  /** The business's where none is said. */
  readonly zone?: string | undefined
  /** The date somebody saw, where they saw one; another one meanwhile is not written over. */
  readonly seen?: string | null | undefined
  readonly language: 'fr' | 'en'
}

/** Out, going out, or not to go out any more: its date is what happened. */
const dated: ReadonlySet<TaskStatus> = new Set(['publishing', 'published', 'publicationCanceled'] as const)

/**
 * Another date for a post, wherever it is in its life. One that is scheduled goes out then, on the pages and with the content
 * that were approved; of any other it is the date it is meant for, and nothing is sent by it.
 */
export async function changeDate(ctx: CommandContext, input: NewDate): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, input.accountId, 'posts:edit')
  const row = await lockTask(ctx, input)
  if (dated.has(row.status)) throw new AppError('notNow')
  const before = row.publishAt?.toISOString() ?? null
  if (input.seen !== undefined && input.seen !== before) throw new AppError('conflict')
  if (input.localTime === null) return takeDate(ctx, row)
  const zone = input.zone ?? (await zoneOfAccount(ctx.tx, input.accountId))
  const at = dateOf(ctx, input.localTime, zone)
  if (at.toISOString() === before && row.publishLocal === input.localTime) return
  const set = { publishAt: at, publishLocal: input.localTime, publishZone: zone }
  const details = { localTime: input.localTime, zone, before, after: at.toISOString() }
  if (row.status !== 'publicationWaiting')
    return changeInPlace(ctx, row, { transition: 'date', set, details, action: 'task.dated' })
  await refuseNotSo(ctx, row, { at, field: 'localTime', language: input.language })
  await refuseBeyondPlan(ctx, row, at)
  await moveTask(ctx, row, {
    transition: 'schedule',
    by: 'customer',
    // Its pages and files are those it was scheduled with.
    facts: { dateInFuture: true, hasNetwork: true, mediaValid: true },
    set: { ...set, sendAt: at, postponed: 0 },
    details,
    action: 'task.scheduled',
  })
  await ctx.tx
    .update(delivery)
    .set({ dueAt: at, readiness: null, readinessAt: null })
    .where(and(eq(delivery.taskId, row.id), eq(delivery.state, 'waiting'), isNull(delivery.startedAt)))
  await ctx.send(checkPosts, {})
}

async function takeDate(ctx: CommandContext, row: TaskRow): Promise<void> {
  // Off its date, a scheduled post is scheduled no more: that is a step of its own.
  if (row.status === 'publicationWaiting') throw new AppError('notNow')
  if (row.publishAt === null) return
  await changeInPlace(ctx, row, {
    transition: 'date',
    set: { publishAt: null, publishLocal: null, publishZone: null },
    action: 'task.dated',
  })
}

function dateOf({ now }: CommandContext, localTime: string, zone: string): Date {
  const found = instantOf(localTime, zone)
  if (typeof found === 'string') throw invalid({ localTime: localTimeFaults[found] })
  if (found.at <= now) throw invalid({ localTime: { key: 'inPast' } })
  if (found.at > latestDateFrom(now))
    throw invalid({ localTime: { key: 'tooFarAhead', years: mostYearsAhead } })
  return found.at
}
