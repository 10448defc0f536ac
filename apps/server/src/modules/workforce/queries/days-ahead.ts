import { agentTypes } from '@postelier/contract'
import type { HolidayType } from '@postelier/contract/holidays'
import { and, asc, between, eq, gte, inArray, lte } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { daysOf } from '../holidays.ts'
import { holidayRequest, nonWorkingDay, workingSpan } from '../workforce.tables.ts'

type Reader = Pick<Database, 'select'>

/** More would be no glance any more. */
const mostShown = 20

interface Away {
  readonly name: string
  /** The name of a day off; empty where it is a holiday. */
  readonly reason: string
  readonly holiday: HolidayType | null
  readonly date: string
}

/** Whose days off and holidays of a manager's people fall between two days, both included. */
export async function awayBetween(
  db: Reader,
  managerId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Away[]> {
  const own = and(eq(person.ownerId, managerId), inArray(person.type, [...agentTypes]))
  const who = { firstName: person.firstName, lastName: person.lastName }
  const [days, ranges] = await Promise.all([
    db
      .select({ ...who, reason: nonWorkingDay.name, date: nonWorkingDay.date })
      .from(person)
      .innerJoin(nonWorkingDay, eq(nonWorkingDay.personId, person.id))
      .where(and(own, between(nonWorkingDay.date, from, to)))
      .orderBy(asc(nonWorkingDay.date), asc(person.lastName))
      .limit(mostShown),
    db
      .select({ ...who, type: holidayRequest.type, begin: holidayRequest.begin, end: holidayRequest.end })
      .from(person)
      .innerJoin(holidayRequest, eq(holidayRequest.personId, person.id))
      .where(
        and(
          own,
          eq(holidayRequest.status, 'accepted'),
          lte(holidayRequest.begin, to),
          gte(holidayRequest.end, from),
        ),
      )
      .orderBy(asc(holidayRequest.begin), asc(person.lastName))
      .limit(mostShown),
  ])
  const away: Away[] = [
    ...days.map(({ firstName, lastName, ...day }) => ({
      name: `${firstName} ${lastName}`,
      holiday: null,
      ...day,
    })),
    ...ranges.flatMap(({ firstName, lastName, type, begin, end }) =>
      daysOf(begin < from ? from : begin, end > to ? to : end).map((date) => ({
        name: `${firstName} ${lastName}`,
        reason: '',
        holiday: type,
        date,
      })),
    ),
  ]
  return away.toSorted((one, other) => one.date.localeCompare(other.date)).slice(0, mostShown)
}

/** When somebody works on a day, and the day off it may be: by its name, or by the kind of holiday that was accepted. */
export async function hoursOn(
  db: Reader,
  personId: number,
  day: string,
): Promise<{
  spans: { startMinute: number; endMinute: number }[]
  dayOff: string | null
  holiday: HolidayType | null
}> {
  const weekday = ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
  const [spans, [off], [holiday]] = await Promise.all([
    db
      .select({ startMinute: workingSpan.startMinute, endMinute: workingSpan.endMinute })
      .from(workingSpan)
      .where(and(eq(workingSpan.personId, personId), eq(workingSpan.weekday, weekday)))
      .orderBy(asc(workingSpan.startMinute)),
    db
      .select({ name: nonWorkingDay.name })
      .from(nonWorkingDay)
      .where(and(eq(nonWorkingDay.personId, personId), eq(nonWorkingDay.date, day))),
    db
      .select({ type: holidayRequest.type })
      .from(holidayRequest)
      .where(
        and(
          eq(holidayRequest.personId, personId),
          eq(holidayRequest.status, 'accepted'),
          lte(holidayRequest.begin, day),
          gte(holidayRequest.end, day),
        ),
      ),
  ])
  return { spans: off || holiday ? [] : spans, dayOff: off?.name ?? null, holiday: holiday?.type ?? null }
}
