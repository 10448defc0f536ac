import type { TransferChoice } from '@postelier/contract/desk'
import type { HolidayRequestView } from '@postelier/contract/holidays'
import { and, eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { notify } from '../../notifications/index.ts'
import { answeredBy, lockHoliday, presentHoliday, readAsker, weekOfAsker } from '../holidays.store.ts'
import { daysOf } from '../holidays.ts'
import type { WorkforceNeeds } from '../needs.ts'
import { holidayRequest } from '../workforce.tables.ts'
import { announceHolidays, mailPeriod } from './announce-holidays.ts'

interface AnswerHolidaysInput {
  readonly requestId: number
  readonly accept: boolean
  readonly message: string
  /** Where each order goes that would be late. */
  readonly transfers: readonly TransferChoice[]
}

/** A yes makes days off of it, and the transfers that come with it; a no has a message. Answered once. */
export const answerHolidays =
  ({ lockTransfers }: Pick<WorkforceNeeds, 'lockTransfers'>) =>
  async (
    ctx: CommandContext,
    { requestId, accept, message, transfers }: AnswerHolidaysInput,
  ): Promise<{ request: HolidayRequestView }> => {
    requirePermission(ctx.actor, 'holidays:edit')
    const [mine] = await ctx.tx
      .select({ personId: holidayRequest.personId })
      .from(holidayRequest)
      .innerJoin(person, eq(person.id, holidayRequest.personId))
      .where(and(eq(holidayRequest.id, requestId), answeredBy(ctx.actor)))
    if (!mine) throw notFound()
    // An order that is being placed with them waits for this, or this for it: none is promised on days just given.
    const queues = accept ? await lockTransfers(ctx, { agentId: mine.personId, transfers }) : undefined
    const locked = await lockHoliday(ctx.tx, requestId)
    if (!locked) throw notFound()
    if (locked.status !== 'waiting') throw new AppError('alreadyDone')
    if (!accept && message === '') throw invalid({ message: { key: 'required' } })
    // They move before the days are off: a timer that runs is counted by the hours of today.
    await queues?.move({
      days: new Map(daysOf(locked.begin, locked.end).map((day) => [day, locked.type])),
      isWhole: true,
    })
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
    await notify(ctx, {
      accountId: asker.id,
      key: `holidaysAnswered:${row.id}`,
      kind: accept ? 'holidaysAccepted' : 'holidaysDeclined',
      words: { title: mailPeriod(ctx, row, asker.language) },
    })
    await announceHolidays(ctx, asker)
    const week = await weekOfAsker(ctx.tx, asker.id)
    return { request: presentHoliday(row, { asker, week, now: ctx.now, isOwn: false }) }
  }
