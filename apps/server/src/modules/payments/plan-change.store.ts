import type { Frequency } from '@postelier/contract/purchases'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { openSubscription, pack } from '../billing/index.ts'
import { paidDays } from './paid-days.store.ts'
import { type Replaced, unusedOfAll } from './paid-days.ts'
import { beginsAtOnce } from './periods.ts'
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
  | { readonly how: 'now'; readonly unusedCents: number; readonly replaced: readonly Replaced[] }
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
  const { terms, graceUntil, tries } = present
  const replaced = unusedOfAll(await paidDays(db, accountId, now), reckonedAt(now))
  const unusedCents = replaced.reduce((all, { cents }) => all + cents, 0)
  return (wish) => {
    // What was refused can be paid for in another way.
    const isRefused = graceUntil !== null && tries > 0
    if (!isRefused && terms.packId === wish.packId && terms.frequency === wish.frequency)
      return { how: 'same' }
    // One that is late is no more paid for: whatever is chosen begins now.
    if (graceUntil === null && !beginsAtOnce(terms, wish)) return { how: 'later' }
    return { how: 'now', unusedCents, replaced }
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
