import type {
  HolidayBalance,
  HolidayRequestView,
  HolidayStatus,
  HolidayType,
} from '@postelier/contract/holidays'
import { and, desc, eq, sql } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import {
  answeredBy,
  presentHoliday,
  rangesOf,
  readAsker,
  todayOf,
  weekOfAsker,
  weeksOf,
} from '../holidays.store.ts'
import { balanceIn, typesFor } from '../holidays.ts'
import { holidayRequest } from '../workforce.tables.ts'

/** As much of who asks as is told and counted. */
export const askerColumns = {
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  timeZone: person.timeZone,
  ownerId: person.ownerId,
}

interface PageOf {
  readonly offset: number
  readonly limit: number
}

export async function listOwnHolidays(
  { db, actor, now }: QueryContext,
  { offset, limit }: PageOf,
): Promise<{
  data: { total: number; items: HolidayRequestView[] }
  balance: HolidayBalance | null
  types: HolidayType[]
}> {
  requirePermission(actor, 'holidays:consult')
  const asker = actor.kind === 'person' ? await readAsker(db, actor.personId) : undefined
  if (!asker) throw notFound()
  const own = eq(holidayRequest.personId, asker.id)
  const [total, rows, week, ranges] = await Promise.all([
    db.$count(holidayRequest, own),
    db
      .select()
      .from(holidayRequest)
      .where(own)
      .orderBy(desc(holidayRequest.begin), desc(holidayRequest.id))
      .offset(offset)
      .limit(limit),
    weekOfAsker(db, asker.id),
    rangesOf(db, asker.id, `${todayOf(asker, now).slice(0, 4)}-01-01`),
  ])
  const year = Number(todayOf(asker, now).slice(0, 4))
  return {
    data: { total, items: rows.map((row) => presentHoliday(row, { asker, week, now, isOwn: true })) },
    balance:
      asker.type === 'externalAgent' || week.granted === 0
        ? null
        : balanceIn(year, week.granted, week, ranges),
    types: [...typesFor(asker.type)],
  }
}

/** Those that wait first, the soonest of them first; then the others, the latest first. */
export async function listReceivedHolidays(
  { db, actor, now }: QueryContext,
  { offset, limit, status }: PageOf & { readonly status?: HolidayStatus | undefined },
): Promise<{ data: { total: number; items: HolidayRequestView[] } }> {
  requirePermission(actor, 'holidays:edit')
  const mine = and(answeredBy(actor), status === undefined ? undefined : eq(holidayRequest.status, status))
  const received = db
    .select({ row: holidayRequest, asker: askerColumns })
    .from(holidayRequest)
    .innerJoin(person, eq(person.id, holidayRequest.personId))
    .where(mine)
  const waits = sql`${holidayRequest.status} = 'waiting'`
  const [[counted], rows] = await Promise.all([
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(holidayRequest)
      .innerJoin(person, eq(person.id, holidayRequest.personId))
      .where(mine),
    received
      .orderBy(
        desc(waits),
        sql`case when ${waits} then ${holidayRequest.begin} end`,
        desc(holidayRequest.begin),
        desc(holidayRequest.id),
      )
      .offset(offset)
      .limit(limit),
  ])
  const weeks = await weeksOf(
    db,
    rows.map(({ asker }) => asker.id),
  )
  const items = rows.map(({ row, asker }) =>
    presentHoliday(row, {
      asker: { id: asker.id, name: `${asker.firstName} ${asker.lastName}`, timeZone: asker.timeZone },
      week: weeks.get(asker.id) ?? { spans: [], nonWorkingDays: [] },
      now,
      isOwn: false,
    }),
  )
  return { data: { total: counted?.total ?? 0, items } }
}
