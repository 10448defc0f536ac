import { eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { lockHoliday, readAsker, todayOf } from '../holidays.store.ts'
import { holidayRequest } from '../workforce.tables.ts'
import { announceHolidays } from './announce-holidays.ts'

/** One's own request that has no answer yet, or accepted days that have not begun. */
export async function takeBackHolidays(
  ctx: CommandContext,
  { requestId }: { readonly requestId: number },
): Promise<void> {
  requirePermission(ctx.actor, 'holidays:delete')
  const row = await lockHoliday(ctx.tx, requestId)
  const isOwn = ctx.actor.kind === 'person' && row?.personId === ctx.actor.personId
  const asker = row && isOwn ? await readAsker(ctx.tx, row.personId) : undefined
  if (!row || !asker) throw notFound()
  const isOpen =
    row.status === 'waiting' || (row.status === 'accepted' && row.begin > todayOf(asker, ctx.now))
  if (!isOpen) throw new AppError('alreadyDone')
  await ctx.tx.delete(holidayRequest).where(eq(holidayRequest.id, row.id))
  await ctx.record({
    action: 'holidays.takenBack',
    accountId: asker.id,
    subject: ['person', asker.id],
    details: { type: row.type, begin: row.begin, end: row.end },
  })
  await announceHolidays(ctx, asker)
}
