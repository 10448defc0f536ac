import type { Frequency } from '@postelier/contract/purchases'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { creditsSpentOf, openSubscription, pack, subscriptionPeriod } from '../billing/index.ts'
import { payment } from './payments.tables.ts'
import { beginsAtOnce, monthsOf, unusedOf } from './periods.ts'
import { reckonedAt } from './price-held.ts'

type Db = Pick<Database, 'select'>

interface WishedPlan {
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

/** Answers for any plan of a business, from one reading of what it has. */
export async function planChanges(
  db: Db,
  accountId: number,
  now: Date,
): Promise<(wish: WishedPlan & { readonly cents: number }) => PlanChange> {
  const present = await openSubscription(db, accountId)
  if (!present?.periodEnd || !present.periodStart) return () => ({ how: 'first' })
  const { terms, graceUntil, tries, periodStart: startsAt, periodEnd: endsAt } = present
  const paid = await paidFor(db, accountId, startsAt)
  const unusedCents = paid === null ? 0 : unusedOf({ ...paid, startsAt, endsAt }, reckonedAt(now))
  return (wish) => {
    // What was refused can be paid for in another way.
    const isRefused = graceUntil !== null && tries > 0
    if (!isRefused && terms.packId === wish.packId && terms.frequency === wish.frequency)
      return { how: 'same' }
    // One that is late is no more paid for: whatever is chosen begins now.
    if (graceUntil === null && !beginsAtOnce(terms, wish)) return { how: 'later' }
    return { how: 'now', unusedCents }
  }
}

export async function planChange(
  db: Db,
  { accountId, ...wish }: WishedPlan & { readonly accountId: number },
  now: Date,
): Promise<PlanChange> {
  const [changes, [wished]] = await Promise.all([
    planChanges(db, accountId, now),
    db.select().from(pack).where(eq(pack.id, wish.packId)),
  ])
  const cents = wish.frequency === 'yearly' ? wished?.yearlyCents : wished?.monthlyCents
  return changes({ ...wish, cents: cents ?? 0 })
}

/**
 * What the days that run cost and was not given back, without tax: days of a plan before that were taken off are paid for too;
 * and how much of their credits was not spent. Null where the money has not come.
 */
async function paidFor(
  db: Db,
  accountId: number,
  startsAt: Date,
): Promise<{ readonly cents: number; readonly unspent: number } | null> {
  const [row] = await db
    .select({
      id: payment.id,
      amounts: payment.amounts,
      state: payment.state,
      purchase: payment.purchase,
      refunded: payment.refundedCents,
    })
    .from(subscriptionPeriod)
    .innerJoin(payment, eq(payment.id, subscriptionPeriod.paymentId))
    .where(and(eq(subscriptionPeriod.accountId, accountId), eq(subscriptionPeriod.startsAt, startsAt)))
  if (row?.state !== 'succeeded' || row.purchase.kind !== 'plan') return null
  const { net, reduction, gross } = row.amounts
  const kept = gross === 0 ? 1 : (gross - row.refunded) / gross
  const { credits, frequency } = row.purchase.terms
  const spent = await creditsSpentOf(db, { accountId, keysStart: `payment:${row.id}:` })
  const all = credits * monthsOf[frequency]
  return {
    cents: Math.floor((net - reduction) * kept) + row.purchase.unusedCents,
    unspent: all === 0 ? 1 : Math.max(0, all - spent) / all,
  }
}
