import type { HolidayRequestView } from '@postelier/contract/holidays'
import { and, eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import {
  answeredBy,
  type HolidayRow,
  lockHoliday,
  presentHoliday,
  readAsker,
  weekOfAsker,
} from '../holidays.store.ts'
import { daysOf } from '../holidays.ts'
import type { WorkforceNeeds } from '../needs.ts'
import { holidayRequest } from '../workforce.tables.ts'
import { announceHolidays, mailPeriod } from './announce-holidays.ts'

/** Of the orders that a refusal is about. */
const mostNamed = 3

interface AnswerHolidaysInput {
  readonly requestId: number
  readonly accept: boolean
  readonly message: string
  /** The orders that would be late, as who answers saw them. */
  readonly seenBroken: readonly string[]
}

/** A yes makes days off of it; a no has a message. Answered once. */
export const answerHolidays =
  ({ lockQueue, promisesBroken }: WorkforceNeeds) =>
  async (
    ctx: CommandContext,
    { requestId, accept, message, seenBroken }: AnswerHolidaysInput,
  ): Promise<{ request: HolidayRequestView }> => {
    requirePermission(ctx.actor, 'holidays:edit')
    const [mine] = await ctx.tx
      .select({ personId: holidayRequest.personId })
      .from(holidayRequest)
      .innerJoin(person, eq(person.id, holidayRequest.personId))
      .where(and(eq(holidayRequest.id, requestId), answeredBy(ctx.actor)))
    if (!mine) throw notFound()
    // An order that is being placed with them waits for this, or this for it: none is promised on days just given.
    if (accept) await lockQueue(ctx.tx, mine.personId)
    const locked = await lockHoliday(ctx.tx, requestId)
    if (!locked) throw notFound()
    if (locked.status !== 'waiting') throw new AppError('alreadyDone')
    if (!accept && message === '') throw invalid({ message: { key: 'required' } })
    if (accept) await requireSeen(locked)
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

    /** More would be late than who answers was shown: they look again before they say yes. */
    async function requireSeen({ personId, begin, end, type }: HolidayRow): Promise<void> {
      const broken = await promisesBroken(reading(ctx), {
        agentId: personId,
        days: new Map(daysOf(begin, end).map((day) => [day, type])),
      })
      const seen = new Set(seenBroken)
      const others = broken.filter(({ taskId }) => !seen.has(taskId))
      if (others.length === 0) return
      const titles = others.slice(0, mostNamed).map(({ title }) => title)
      throw new AppError('promisesAtRisk', {
        figures: { titles: [...titles, ...(others.length > mostNamed ? ['…'] : [])].join(', ') },
      })
    }
  }
