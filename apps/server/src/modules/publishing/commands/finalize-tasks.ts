import type { CommandContext } from '../../../access/context.ts'
import { hours, later, minutes } from '../../../platform/clock.ts'
import { localTimeOf } from '../../../platform/local-time.ts'
import { lockTasksById, moveTask, moveTasks, type TaskRow } from '../../tasks/index.ts'
import { type DeliveryRow, deliveriesOfMany } from '../delivery.store.ts'
import { isOver } from '../delivery.ts'

/** How long after each failure it is tried again by itself; after that somebody decides. */
const putOffByMs = [minutes(30), hours(3)]

/** What becomes of posts once none of their pages is pending: out, back to wait, or back to be mended. */
export async function finalizeTasks(ctx: CommandContext, taskIds: readonly number[]): Promise<void> {
  // Locked first and read then: of two pages that are over at once, the second one sees the first.
  const rows = (await lockTasksById(ctx, taskIds)).filter(({ status }) => status === 'publishing')
  const deliveries = await deliveriesOfMany(
    ctx.tx,
    rows.map(({ id }) => id),
  )
  const of = ({ id }: TaskRow) => deliveries.get(id) ?? []
  const over = rows.filter((row) => of(row).every(({ state }) => isOver(state)))
  const isOut = (row: TaskRow) => of(row).some(({ state }) => state === 'confirmed')
  const detailsOf = (row: TaskRow) => ({
    pages: of(row).map(({ network, state, url }) => ({ network, state, url })),
  })
  await moveTasks(ctx, over.filter(isOut), {
    transition: 'confirm',
    by: 'publisher',
    facts: { oneConfirmed: true, nonePending: true },
    detailsOf,
  })
  for (const row of over.filter((one) => !isOut(one))) {
    const another = anotherDate(ctx.now, row, of(row))
    await moveTask(ctx, row, {
      transition: another ? 'failForNow' : 'failForGood',
      by: 'publisher',
      facts: { nonePending: true, allFailed: true },
      ...(another ? { set: another } : {}),
      details: detailsOf(row),
    })
  }
}

/** Where nothing but time is missing, and not for ever: the date it is put off to, as its local time shows it. */
function anotherDate(now: Date, row: TaskRow, deliveries: readonly DeliveryRow[]) {
  const byMs = putOffByMs[row.postponed]
  const wished = deliveries.filter(({ refusal }) => refusal?.kind !== 'givenUp')
  if (byMs === undefined || wished.length === 0) return undefined
  if (!wished.every(({ refusal }) => refusal?.passes === true)) return undefined
  const until = wished.map(({ refusal }) => (refusal?.until ? Date.parse(refusal.until) : 0))
  const at = wholeMinute(new Date(Math.max(later(now, byMs).getTime(), ...until)))
  const zone = row.publishZone ?? 'Europe/Paris'
  return {
    publishAt: at,
    publishLocal: localTimeOf(at, zone),
    publishZone: zone,
    sendAt: at,
    postponed: row.postponed + 1,
  }
}

const wholeMinute = (at: Date) => new Date(Math.ceil(at.getTime() / 60_000) * 60_000)
