import { and, asc, eq, exists, gt, gte, isNotNull, isNull, lt, lte, not } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import { days, later } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { creditLot } from '../ledger.tables.ts'
import { givesPlan, type SubscriptionRow } from '../subscription.store.ts'
import { subscription } from '../subscription.tables.ts'

type Db = Pick<Database, 'select'>

interface Window {
  readonly now: Date
  readonly until: Date
  /** Those with a greater number; a page of them. */
  readonly after: number
  readonly most: number
}

/** Lots of which something is left and that end before a moment, account by account. */
export const lotsEnding = (db: Db, { now, until, after, most }: Window) =>
  db
    .select()
    .from(creditLot)
    .where(
      and(
        gt(creditLot.left, 0),
        gt(creditLot.expiresAt, now),
        lte(creditLot.expiresAt, until),
        gt(creditLot.lotId, after),
      ),
    )
    .orderBy(asc(creditLot.lotId))
    .limit(most)

/** Open plans whose period is over before a moment: those that were left, or those that go on. */
export const periodsEnding = (
  db: Db,
  { now, until, after, most, wasLeft }: Window & { readonly wasLeft: boolean },
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscription)
    .where(
      and(
        isNull(subscription.endedAt),
        wasLeft ? isNotNull(subscription.cancelledAt) : isNull(subscription.cancelledAt),
        gt(subscription.periodEnd, now),
        lte(subscription.periodEnd, until),
        gt(subscription.id, after),
      ),
    )
    .orderBy(asc(subscription.id))
    .limit(most)

/** Accounts whose given plan ends before a day, and who pay for none. */
export function giftsEnding(
  db: Db,
  { now, until, after, most }: Window,
): Promise<{ accountId: number; lastDay: string | null }[]> {
  const paid = db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.accountId, person.id), givesPlan(now)))
  return db
    .select({ accountId: person.id, lastDay: person.freeSubscriptionUntil })
    .from(person)
    .where(
      and(
        gte(person.freeSubscriptionUntil, now.toISOString().slice(0, 10)),
        lte(person.freeSubscriptionUntil, until.toISOString().slice(0, 10)),
        gt(person.id, after),
        not(exists(paid)),
      ),
    )
    .orderBy(asc(person.id))
    .limit(most)
}

/** A job that did not run for some days catches up on so many. */
const giftDays = 40

/** Accounts whose given plan was over lately, whatever they pay for besides. */
export const giftsOver = (
  db: Db,
  { now, after, most }: Omit<Window, 'until'>,
): Promise<{ accountId: number; lastDay: string | null }[]> =>
  db
    .select({ accountId: person.id, lastDay: person.freeSubscriptionUntil })
    .from(person)
    .where(
      and(
        gte(person.freeSubscriptionUntil, later(now, -days(giftDays)).toISOString().slice(0, 10)),
        lt(person.freeSubscriptionUntil, now.toISOString().slice(0, 10)),
        gt(person.id, after),
      ),
    )
    .orderBy(asc(person.id))
    .limit(most)
