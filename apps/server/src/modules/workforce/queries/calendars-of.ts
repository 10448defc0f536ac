import { inArray } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { acceptedAmong } from '../holidays.store.ts'
import { daysOf } from '../holidays.ts'
import { daysAhead, type WorkCalendar } from '../work-calendar.ts'
import { nonWorkingDay, workContract, workingSpan } from '../workforce.tables.ts'

const dayMs = 86_400_000

/** When some people work, from some days before an instant on as far as dates are promised. */
export async function calendarsOf(
  db: Pick<Database, 'select'>,
  personIds: readonly number[],
  { now, daysBefore = 1 }: { readonly now: Date; readonly daysBefore?: number },
): Promise<ReadonlyMap<number, WorkCalendar>> {
  if (personIds.length === 0) return new Map()
  const ids = [...new Set(personIds)]
  const dayOf = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  const [people, contracts, spans, days, holidays] = await Promise.all([
    db.select({ id: person.id, zone: person.timeZone }).from(person).where(inArray(person.id, ids)),
    db.select().from(workContract).where(inArray(workContract.personId, ids)),
    db.select().from(workingSpan).where(inArray(workingSpan.personId, ids)),
    db.select().from(nonWorkingDay).where(inArray(nonWorkingDay.personId, ids)),
    acceptedAmong(db, ids, { from: dayOf(-daysBefore), to: dayOf(daysAhead + 1) }),
  ])
  const contractOf = new Map(contracts.map((contract) => [contract.personId, contract]))
  const spansOf = Map.groupBy(spans, ({ personId }) => personId)
  const daysOffOf = Map.groupBy(days, ({ personId }) => personId)
  const holidaysOf = Map.groupBy(holidays, ({ personId }) => personId)
  return new Map(
    people.map(({ id, zone }) => {
      const contract = contractOf.get(id)
      const daysOff = new Map<string, string>()
      for (const { begin, end, type } of holidaysOf.get(id) ?? [])
        for (const day of daysOf(begin, end)) daysOff.set(day, type)
      for (const { date, name } of daysOffOf.get(id) ?? []) daysOff.set(date, name)
      const calendar: WorkCalendar = {
        zone,
        spans: spansOf.get(id) ?? [],
        daysOff,
        contractStart: contract?.start ?? null,
        contractEnd: contract?.end ?? null,
        productivityPercent: contract?.productivityPercent ?? 100,
      }
      return [id, calendar]
    }),
  )
}
