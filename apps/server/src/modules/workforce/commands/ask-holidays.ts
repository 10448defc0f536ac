import type { HolidayRequestView, HolidayType } from '@postelier/contract/holidays'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { presentHoliday, rangesOf, readAsker, todayOf, weekOfAsker } from '../holidays.store.ts'
import { faultsOfRequest } from '../holidays.ts'
import { holidayRequest } from '../workforce.tables.ts'
import { announceHolidays, mailPeriod } from './announce-holidays.ts'

interface AskHolidaysInput {
  readonly type: HolidayType
  readonly begin: string
  readonly end: string
}

/** Somebody asks for days of their own; who manages them is written to. */
export async function askHolidays(
  ctx: CommandContext,
  { type, begin, end }: AskHolidaysInput,
): Promise<{ request: HolidayRequestView }> {
  requirePermission(ctx.actor, 'holidays:create')
  const asker = ctx.actor.kind === 'person' ? await readAsker(ctx.tx, ctx.actor.personId) : undefined
  if (!asker) throw notFound()
  // Two windows that ask for the same days: the second is told that they meet.
  await oneAtATime(ctx.tx, 'holidays', asker.id)
  const today = todayOf(asker, ctx.now)
  const [{ granted, ...week }, ranges] = [
    await weekOfAsker(ctx.tx, asker.id),
    await rangesOf(ctx.tx, asker.id, `${today.slice(0, 4)}-01-01`),
  ]
  const faults = faultsOfRequest({ type, begin, end }, { userType: asker.type, today, granted, week, ranges })
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const [row] = await ctx.tx
    .insert(holidayRequest)
    .values({ id: newDigitsId(), personId: asker.id, type, begin, end, status: 'waiting', askedAt: ctx.now })
    .returning()
  if (!row) throw new Error('A request that was written is not there')
  await ctx.record({
    action: 'holidays.asked',
    accountId: asker.id,
    subject: ['person', asker.id],
    details: { type, begin, end },
  })
  const manager = asker.ownerId === null ? undefined : await readAsker(ctx.tx, asker.ownerId)
  if (manager)
    await ctx.mail({
      kind: 'holidaysAsked',
      to: manager.email,
      language: manager.language,
      link: `${ctx.platform.config.publicUrl}/admin/users/holidays-requested`,
      words: { name: asker.name, period: mailPeriod(ctx, { begin, end }, manager.language) },
    })
  await announceHolidays(ctx, asker)
  return { request: presentHoliday(row, { asker, week, now: ctx.now, isOwn: true }) }
}
