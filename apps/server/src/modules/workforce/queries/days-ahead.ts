import { agentTypes } from '@postelier/contract'
import { and, asc, between, eq, inArray } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { nonWorkingDay, workingSpan } from '../workforce.tables.ts'

type Reader = Pick<Database, 'select'>

/** More would be no glance any more. */
const mostShown = 20

/** Whose days off of a manager's people fall between two days, both included. */
export async function awayBetween(
  db: Reader,
  managerId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ name: string; reason: string; date: string }[]> {
  const rows = await db
    .select({
      firstName: person.firstName,
      lastName: person.lastName,
      reason: nonWorkingDay.name,
      date: nonWorkingDay.date,
    })
    .from(person)
    .innerJoin(nonWorkingDay, eq(nonWorkingDay.personId, person.id))
    .where(
      and(
        eq(person.ownerId, managerId),
        inArray(person.type, [...agentTypes]),
        between(nonWorkingDay.date, from, to),
      ),
    )
    .orderBy(asc(nonWorkingDay.date), asc(person.lastName))
    .limit(mostShown)
  return rows.map(({ firstName, lastName, ...row }) => ({ name: `${firstName} ${lastName}`, ...row }))
}

/** When somebody works on a day, and the name of the day off it may be. */
export async function hoursOn(
  db: Reader,
  personId: number,
  day: string,
): Promise<{ spans: { startMinute: number; endMinute: number }[]; dayOff: string | null }> {
  const weekday = ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
  const [spans, [off]] = await Promise.all([
    db
      .select({ startMinute: workingSpan.startMinute, endMinute: workingSpan.endMinute })
      .from(workingSpan)
      .where(and(eq(workingSpan.personId, personId), eq(workingSpan.weekday, weekday)))
      .orderBy(asc(workingSpan.startMinute)),
    db
      .select({ name: nonWorkingDay.name })
      .from(nonWorkingDay)
      .where(and(eq(nonWorkingDay.personId, personId), eq(nonWorkingDay.date, day))),
  ])
  return { spans: off ? [] : spans, dayOff: off?.name ?? null }
}
