import type { HolidayRequestView } from '@postelier/contract/holidays'
import { and, eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { answeredBy, lockHoliday, presentHoliday, readAsker, weekOfAsker } from '../holidays.store.ts'
import { holidayRequest } from '../workforce.tables.ts'
import { announceHolidays, mailPeriod } from './announce-holidays.ts'

interface AnswerHolidaysInput {
  readonly requestId: number
  readonly accept: boolean
  readonly message: string
}

/** A yes makes days off of it; a no has a message. Answered once. */
export async function answerHolidays(
  ctx: CommandContext,
  { requestId, accept, message }: AnswerHolidaysInput,
): Promise<{ request: HolidayRequestView }> {
  requirePermission(ctx.actor, 'holidays:edit')
  const [mine] = await ctx.tx
    .select({ id: holidayRequest.id })
    .from(holidayRequest)
    .innerJoin(person, eq(person.id, holidayRequest.personId))
    .where(and(eq(holidayRequest.id, requestId), answeredBy(ctx.actor)))
  if (!mine) throw notFound()
  const locked = await lockHoliday(ctx.tx, requestId)
  if (!locked) throw notFound()
  if (locked.status !== 'waiting') throw new AppError('alreadyDone')
  if (!accept && message === '') throw invalid({ message: { key: 'required' } })
  const [row] = await ctx.tx
    .update(holidayRequest)
    .set({
      status: accept ? 'accepted' : 'declined',
      declineReason: accept ? '' : message,
      answeredAt: ctx.now,
      answeredBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
    })
    .where(eq(holidayRequest.id, requestId))
    .returning()
  const asker = await readAsker(ctx.tx, locked.personId)
  if (!row || !asker) throw notFound()
  await ctx.record({
    action: accept ? 'holidays.accepted' : 'holidays.declined',
    accountId: asker.id,
    subject: ['person', asker.id],
    details: { type: row.type, begin: row.begin, end: row.end },
  })
  await ctx.mail({
    kind: accept ? 'holidaysAccepted' : 'holidaysDeclined',
    to: asker.email,
    language: asker.language,
    link: `${ctx.platform.config.publicUrl}/me/holidays-requested`,
    words: { period: mailPeriod(ctx, row, asker.language), ...(accept ? {} : { message }) },
  })
  await announceHolidays(ctx, asker)
  const week = await weekOfAsker(ctx.tx, asker.id)
  return { request: presentHoliday(row, { asker, week, now: ctx.now, isOwn: false }) }
}
