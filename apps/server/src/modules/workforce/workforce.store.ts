import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { type Contract, inWeekOrder, type WorkingSpan } from './weekly-schedule.ts'
import { nonWorkingDay, workContract, workingSpan } from './workforce.tables.ts'

type Reader = Pick<Database, 'select'>

export interface WorkTerms {
  readonly contract: Contract | null
  readonly workingDays: readonly WorkingSpan[]
  readonly nonWorkingDays: readonly { id: number; name: string; date: string }[]
}

/** All that says when an agent works. */
export async function readWorkTerms(db: Reader, personId: number): Promise<WorkTerms> {
  const [[contract], spans, days] = await Promise.all([
    db.select().from(workContract).where(eq(workContract.personId, personId)),
    db
      .select({
        weekday: workingSpan.weekday,
        startMinute: workingSpan.startMinute,
        endMinute: workingSpan.endMinute,
      })
      .from(workingSpan)
      .where(eq(workingSpan.personId, personId)),
    db
      .select({ id: nonWorkingDay.id, name: nonWorkingDay.name, date: nonWorkingDay.date })
      .from(nonWorkingDay)
      .where(eq(nonWorkingDay.personId, personId))
      .orderBy(asc(nonWorkingDay.date)),
  ])
  return {
    contract: contract
      ? {
          type: contract.type as Contract['type'],
          start: contract.start,
          end: contract.end,
          weeklyHours: contract.weeklyMinutes / 60,
          nbHolidays: contract.nbHolidays,
          productivity: contract.productivityPercent,
        }
      : null,
    workingDays: inWeekOrder(spans),
    nonWorkingDays: days,
  }
}

/** For callers that have checked the week with `weekFaults`. */
export async function writeContract(tx: Transaction, personId: number, contract: Contract): Promise<void> {
  const values = {
    type: contract.type,
    start: contract.start,
    end: contract.end,
    weeklyMinutes: Math.round(contract.weeklyHours * 60),
    nbHolidays: contract.nbHolidays,
    productivityPercent: contract.productivity,
  }
  await tx
    .insert(workContract)
    .values({ personId, ...values })
    .onConflictDoUpdate({ target: workContract.personId, set: values })
}

export async function writeWorkingDays(
  tx: Transaction,
  personId: number,
  spans: readonly WorkingSpan[],
): Promise<void> {
  await tx.delete(workingSpan).where(eq(workingSpan.personId, personId))
  if (spans.length > 0) await tx.insert(workingSpan).values(spans.map((span) => ({ personId, ...span })))
}

/** Gives nothing when that day is one already. */
export async function insertNonWorkingDay(
  tx: Transaction,
  personId: number,
  day: { readonly name: string; readonly date: string },
): Promise<number | undefined> {
  const [added] = await tx
    .insert(nonWorkingDay)
    .values({ id: newDigitsId(), personId, ...day })
    .onConflictDoNothing()
    .returning({ id: nonWorkingDay.id })
  return added?.id
}

export async function deleteNonWorkingDay(
  tx: Transaction,
  personId: number,
  dayId: number,
): Promise<boolean> {
  const gone = await tx
    .delete(nonWorkingDay)
    .where(and(eq(nonWorkingDay.id, dayId), eq(nonWorkingDay.personId, personId)))
    .returning({ id: nonWorkingDay.id })
  return gone.length > 0
}
