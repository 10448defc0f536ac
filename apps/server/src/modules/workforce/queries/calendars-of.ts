import { eq, inArray, sql } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { daysOf } from '../holidays.ts'
import type { WorkingSpan } from '../weekly-schedule.ts'
import { daysAhead, type WorkCalendar } from '../work-calendar.ts'
import { holidayRequest, nonWorkingDay, workContract, workingSpan } from '../workforce.tables.ts'

const dayMs = 86_400_000

/**
 * When some people work, from some days before an instant on as far as dates are promised. One statement with a row for each:
 * a quote asks it of every agent who could take the work.
 */
export async function calendarsOf(
  db: Pick<Database, 'select'>,
  personIds: readonly number[],
  { now, daysBefore = 1 }: { readonly now: Date; readonly daysBefore?: number },
): Promise<ReadonlyMap<number, WorkCalendar>> {
  if (personIds.length === 0) return new Map()
  const ids = [...new Set(personIds)]
  const dayOf = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  const [first, last] = [dayOf(-daysBefore), dayOf(daysAhead + 1)]
  const rows = await db
    .select({
      id: person.id,
      zone: person.timeZone,
      contractStart: workContract.start,
      contractEnd: workContract.end,
      productivityPercent: workContract.productivityPercent,
      spans: sql<[weekday: number, startMinute: number, endMinute: number][] | null>`(
        select json_agg(json_build_array(${workingSpan.weekday}, ${workingSpan.startMinute}, ${workingSpan.endMinute}))
        from ${workingSpan} where ${workingSpan.personId} = ${person.id})`,
      days: sql<[date: string, name: string][] | null>`(
        select json_agg(json_build_array(${nonWorkingDay.date}, ${nonWorkingDay.name}))
        from ${nonWorkingDay} where ${nonWorkingDay.personId} = ${person.id}
          and ${nonWorkingDay.date} between ${first}::date and ${last}::date)`,
      holidays: sql<[begin: string, end: string, type: string][] | null>`(
        select json_agg(json_build_array(${holidayRequest.begin}, ${holidayRequest.end}, ${holidayRequest.type}))
        from ${holidayRequest} where ${holidayRequest.personId} = ${person.id} and ${holidayRequest.status} = 'accepted'
          and ${holidayRequest.begin} <= ${last}::date and ${holidayRequest.end} >= ${first}::date)`,
    })
    .from(person)
    .leftJoin(workContract, eq(workContract.personId, person.id))
    .where(inArray(person.id, ids))
  return new Map(
    rows.map(({ id, zone, contractStart, contractEnd, productivityPercent, spans, days, holidays }) => {
      const daysOff = new Map<string, string>()
      for (const [begin, end, type] of holidays ?? [])
        for (const day of daysOf(begin, end)) daysOff.set(day, type)
      for (const [date, name] of days ?? []) daysOff.set(date, name)
      const calendar: WorkCalendar = {
        zone,
        spans: (spans ?? []).map(
          ([weekday, startMinute, endMinute]): WorkingSpan => ({ weekday, startMinute, endMinute }),
        ),
        daysOff,
        contractStart,
        contractEnd,
        productivityPercent: productivityPercent ?? 100,
      }
      return [id, calendar]
    }),
  )
}
