import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { person } from '../../access/person.tables.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { type HeldPlan, planOf } from './held-plan.ts'
import { pack } from './packs.tables.ts'
import { type PlanTerms, subscription } from './subscription.tables.ts'

export type SubscriptionRow = typeof subscription.$inferSelect

/** One that gives its plan at a moment: begun, and neither over nor beyond its days and its grace. */
export const givesPlan = (now: Date): SQL => {
  const running = and(
    isNull(subscription.endedAt),
    isNotNull(subscription.periodEnd),
    or(gt(subscription.periodEnd, now), gt(subscription.graceUntil, now)),
  )
  return running as SQL
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

export interface PlanNow {
  readonly plan: HeldPlan | null
  /** The plan's last day, where it has one. */
  readonly until: string | null
  readonly timeZone: string
}

/** The plan of a business now, in one question. */
export async function planNow(db: Pick<Database, 'select'>, accountId: number, now: Date): Promise<PlanNow> {
  const recommended = sql<HeldPlan | null>`(select json_build_object('names', ${pack.names}, 'limits', ${pack.limits}) from ${pack} where ${pack.isRecommended} and ${pack.removedAt} is null order by ${pack.position} limit 1)`
  const [row] = await db
    .select({
      freeUntil: person.freeSubscriptionUntil,
      timeZone: person.timeZone,
      terms: subscription.terms,
      cancelledAt: subscription.cancelledAt,
      periodEnd: subscription.periodEnd,
      recommended,
    })
    .from(person)
    .leftJoin(subscription, and(eq(subscription.accountId, person.id), givesPlan(now)))
    .where(eq(person.id, accountId))
  const subscribed: PlanTerms | null = row?.terms ?? null
  const plan = planOf({
    subscribed,
    freeSubscriptionUntil: row?.freeUntil ?? null,
    recommended: row?.recommended ?? null,
    today: dayOf(now),
  })
  const ends =
    subscribed === null ? row?.freeUntil : row?.cancelledAt && row.periodEnd && dayOf(row.periodEnd)
  return { plan, until: plan === null ? null : (ends ?? null), timeZone: row?.timeZone ?? 'Europe/Paris' }
}

/** Locks a business's open subscription, or says that there is none. */
export async function lockSubscription(
  tx: Transaction,
  accountId: number,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscription)
    .where(and(eq(subscription.accountId, accountId), isNull(subscription.endedAt)))
    .for('update')
  return row
}

export async function openSubscription(
  db: Pick<Database, 'select'>,
  accountId: number,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscription)
    .where(and(eq(subscription.accountId, accountId), isNull(subscription.endedAt)))
  return row
}

/** Persons whose plan may do anything by itself. Whoever takes one asks for its plan once more. */
export const mayHaveRobots = (now: Date): SQL =>
  sql`(${person.freeSubscriptionUntil} >= ${dayOf(now)} or exists (select 1 from ${subscription} where ${subscription.accountId} = ${person.id} and ${givesPlan(now)}))`
