import { agentTypes } from '@postelier/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { acceptedAmong, answeredBy, rangesOf, weekOfAsker, weeksOf } from '../holidays.store.ts'
import { balanceIn, daysOf, daysWithout, workingDaysOf } from '../holidays.ts'
import type { WorkforceNeeds } from '../needs.ts'
import { holidayRequest } from '../workforce.tables.ts'
import { askerColumns } from './list-holidays.ts'

/** Who of the same team is away on those days, who does not work on some of them and who is there, which promises would not hold and who could keep them. */
export const readHolidayEffect =
  ({ endangeredOrders }: Pick<WorkforceNeeds, 'endangeredOrders'>) =>
  async (
    ctx: QueryContext,
    {
      requestId,
      chosen,
    }: {
      readonly requestId: number
      /** Where each order goes, as far as that is chosen. */
      readonly chosen: readonly { readonly taskId: string; readonly agentId: number | null }[]
    },
  ) => {
    const { db, actor } = ctx
    requirePermission(actor, 'holidays:edit')
    const [found] = await db
      .select({ row: holidayRequest, asker: askerColumns })
      .from(holidayRequest)
      .innerJoin(person, eq(person.id, holidayRequest.personId))
      .where(and(eq(holidayRequest.id, requestId), answeredBy(actor)))
    if (!found) throw notFound()
    const { row, asker } = found
    const sameTeam = asker.ownerId === null ? sql`false` : eq(person.ownerId, asker.ownerId)
    const [colleagues, week, ranges] = await Promise.all([
      db
        .select({ id: person.id, firstName: person.firstName, lastName: person.lastName })
        .from(person)
        .where(
          and(
            sameTeam,
            eq(person.state, 'active'),
            inArray(person.type, [...agentTypes]),
            sql`${person.id} <> ${asker.id}`,
          ),
        ),
      weekOfAsker(db, asker.id),
      rangesOf(db, asker.id),
    ])
    const away = await acceptedAmong(
      db,
      colleagues.map(({ id }) => id),
      { from: row.begin, to: row.end },
    )
    const nameOf = new Map(colleagues.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
    const asked = workingDaysOf(week, row.begin, row.end)
    const weeks = await weeksOf(db, [...nameOf.keys()])
    const off = [...nameOf].flatMap(([id, name]) => {
      const days = daysWithout(weeks.get(id), asked).filter(
        (day) => !away.some(({ personId, begin, end }) => personId === id && begin <= day && day <= end),
      )
      return days.length > 0 ? [{ id, name, days }] : []
    })
    const notThere = new Set([
      ...away.map(({ personId }) => personId),
      ...off.filter(({ days }) => days.length === asked.length).map(({ id }) => id),
    ])
    const isThere = (id: number, day: string) =>
      !away.some(({ personId, begin, end }) => personId === id && begin <= day && day <= end) &&
      !off.some((one) => one.id === id && one.days.includes(day))
    const nobodyOn = asked.filter((day) => !colleagues.some(({ id }) => isThere(id, day)))
    const isCounted = row.type === 'paidHolidays'
    return {
      away: away.map(({ personId, begin, end }) => ({ name: nameOf.get(personId) ?? '', begin, end })),
      off: off.map(({ name, days }) => ({ name, days })),
      nobodyOn,
      present: colleagues.length - notThere.size,
      broken: await endangeredOrders(ctx, {
        agentId: asker.id,
        chosen,
        days: new Map(daysOf(row.begin, row.end).map((day) => [day, row.type])),
      }),
      balance: isCounted ? balanceIn(Number(row.begin.slice(0, 4)), week.granted, week, ranges) : null,
    }
  }
