import type { Frequency } from '@postelier/contract/purchases'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { openSubscription, pack, subscriptionPeriod } from '../billing/index.ts'
import { payment } from './payments.tables.ts'
import { beginsAtOnce, unusedOf } from './periods.ts'

type Db = Pick<Database, 'select'>

interface Wish {
  readonly accountId: number
  readonly packId: number
  readonly frequency: Frequency
}

/**
 * What choosing a plan does: `first` begins one, `now` replaces the present one and takes what was paid for its days off,
 * `later` waits for the period's end and costs nothing until then, `same` is what one has.
 */
export type PlanChange =
  | { readonly how: 'first' }
  | { readonly how: 'now'; readonly unusedCents: number }
  | { readonly how: 'later' }
  | { readonly how: 'same' }

export async function planChange(
  db: Db,
  { accountId, packId, frequency }: Wish,
  now: Date,
): Promise<PlanChange> {
  const present = await openSubscription(db, accountId)
  if (!present?.periodEnd || !present.periodStart) return { how: 'first' }
  const { terms } = present
  if (terms.packId === packId && terms.frequency === frequency) return { how: 'same' }
  const [wished] = await db.select().from(pack).where(eq(pack.id, packId))
  const cents = frequency === 'yearly' ? wished?.yearlyCents : wished?.monthlyCents
  // One that is late is no more paid for: whatever is chosen begins now.
  if (present.graceUntil === null && !beginsAtOnce(terms, { packId, frequency, cents: cents ?? 0 }))
    return { how: 'later' }
  const paid = await paidFor(db, accountId, present.periodStart)
  const { periodStart: startsAt, periodEnd: endsAt } = present
  return { how: 'now', unusedCents: paid === null ? 0 : unusedOf({ cents: paid, startsAt, endsAt }, now) }
}

/** What was really paid for the days that run, without tax; null where that has not come. */
async function paidFor(db: Db, accountId: number, startsAt: Date): Promise<number | null> {
  const [row] = await db
    .select({ amounts: payment.amounts, state: payment.state })
    .from(subscriptionPeriod)
    .innerJoin(payment, eq(payment.id, subscriptionPeriod.paymentId))
    .where(and(eq(subscriptionPeriod.accountId, accountId), eq(subscriptionPeriod.startsAt, startsAt)))
  return row?.state === 'succeeded' ? row.amounts.net - row.amounts.reduction : null
}
