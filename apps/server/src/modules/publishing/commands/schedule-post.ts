import { latestDateFrom, mostYearsAhead } from '@postelier/contract'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { invalid } from '../../../platform/errors.ts'
import { instantOf, localTimeFaults } from '../../../platform/local-time.ts'
import { lockTask, moveTask } from '../../tasks/index.ts'
import { checkPosts } from '../jobs/check-posts.ts'
import { createDeliveries, type PublishInput, readyToSend, removeUnbegun } from './create-deliveries.ts'
import { refuseBeyondPlan } from './refuse-beyond-plan.ts'
import { refuseNotSo } from './refuse-not-so.ts'

interface Scheduled extends PublishInput {
  readonly localTime: string
  readonly zone: string
}

/** When and where a post goes out, with what will be sent: from here on the clock owns it. */
export async function schedulePost(ctx: CommandContext, input: Scheduled): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, input.accountId, 'posts:edit')
  const { localTime, zone } = input
  const found = instantOf(localTime, zone)
  if (typeof found === 'string') throw invalid({ localTime: localTimeFaults[found] })
  if (found.at > latestDateFrom(ctx.now))
    throw invalid({ localTime: { key: 'tooFarAhead', years: mostYearsAhead } })
  const { row, pages, approved } = await readyToSend(ctx, input)
  await refuseNotSo(ctx, row, { at: found.at, field: 'localTime', language: input.language })
  await refuseBeyondPlan(ctx, row, found.at)
  await moveTask(ctx, row, {
    transition: 'schedule',
    by: 'customer',
    facts: { dateInFuture: found.at > ctx.now, hasNetwork: pages.length > 0, mediaValid: true },
    faults: { dateInFuture: ['localTime', { key: 'inPast' }] },
    set: {
      publishAt: found.at,
      publishLocal: localTime,
      publishZone: zone,
      sendAt: found.at,
      postponed: 0,
      approved,
      pageIds: pages.map(({ id }) => id),
    },
    details: { localTime, zone, networks: pages.map(({ network }) => network) },
    action: 'task.scheduled',
  })
  await createDeliveries(ctx, { row, pages, input, at: { dueAt: found.at } })
  await ctx.send(checkPosts, {})
}

/** Off its date: validated as before, and sent nowhere. */
export async function unschedulePost(
  ctx: CommandContext,
  place: { readonly accountId: number; readonly taskPublicId: string },
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'posts:edit')
  const row = await lockTask(ctx, place)
  await moveTask(ctx, row, {
    transition: 'unschedule',
    by: 'customer',
    set: { publishAt: null, publishLocal: null, publishZone: null, sendAt: null, postponed: 0 },
    action: 'task.unscheduled',
  })
  await removeUnbegun(ctx, row.id)
}
