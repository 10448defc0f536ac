import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { creditsThatWouldGo, subscriptionPeriod } from '../billing/index.ts'
import type { CartRow } from './cart.store.ts'
import { planChange } from './plan-change.store.ts'

/** What a cart gets back for days of the present plan. */
export async function unusedIn(
  db: Pick<Database, 'select'>,
  { kind, accountId, items, frequency }: CartRow,
  now: Date,
): Promise<number> {
  const [item] = items
  if (kind !== 'plan' || frequency === null || !item) return 0
  const change = await planChange(db, { accountId, packId: item.packId, frequency }, now)
  return change.how === 'now' ? change.unusedCents : 0
}

/** Credits of the present plan that go with its days, in the same measure, once a dearer one takes their place. */
export async function creditsGoingIn(
  db: Pick<Database, 'select' | 'selectDistinct'>,
  row: CartRow,
  now: Date,
): Promise<number> {
  const { kind, accountId, items, frequency } = row
  const [item] = items
  if (kind !== 'plan' || frequency === null || !item) return 0
  const change = await planChange(db, { accountId, packId: item.packId, frequency }, now)
  if (change.how !== 'now') return 0
  const ahead = await db
    .select()
    .from(subscriptionPeriod)
    .where(and(eq(subscriptionPeriod.accountId, accountId), gt(subscriptionPeriod.endsAt, now)))
  return creditsThatWouldGo(
    db,
    accountId,
    ahead.map(({ paymentId, startsAt, endsAt }) => ({
      keysStart: `payment:${paymentId}:`,
      share:
        (endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime())) /
        (endsAt.getTime() - startsAt.getTime()),
    })),
  )
}
