import { and, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { subscription } from '../subscription.tables.ts'
import { monthBegins, monthOf } from './count-credits.ts'

interface SubscriptionMonth {
  readonly began: number
  readonly ended: number
}
export interface SubscriptionCount {
  /** Those that ran when the first month began. */
  readonly runningBefore: number
  readonly months: ReadonlyMap<string, SubscriptionMonth>
}

/** Begun, and not only asked for: one whose first payment never came was none. */
const counts = and(
  isNotNull(subscription.periodStart),
  sql`${subscription.endedBy} is distinct from 'neverPaid'`,
)

/** How many plans began and ended, month by month, and how many ran before. */
export async function countSubscriptions(
  db: Pick<Database, 'select'>,
  { from, before }: { readonly from: string; readonly before: string },
): Promise<SubscriptionCount> {
  const count = sql<number>`count(*)::int`
  const byMonth = (at: typeof subscription.beganAt | typeof subscription.endedAt) => {
    const month: SQL<string> = monthOf(sql`${at}`)
    return db
      .select({ month, count })
      .from(subscription)
      .where(and(counts, gte(at, monthBegins(from)), lt(at, monthBegins(before))))
      .groupBy(sql`1`)
  }
  const [[running], began, ended] = await Promise.all([
    db
      .select({ count })
      .from(subscription)
      .where(
        and(
          counts,
          lt(subscription.beganAt, monthBegins(from)),
          or(sql`${subscription.endedAt} is null`, gte(subscription.endedAt, monthBegins(from))),
        ),
      ),
    byMonth(subscription.beganAt),
    byMonth(subscription.endedAt),
  ])
  const months = new Map<string, SubscriptionMonth>()
  const at = (month: string) => months.get(month) ?? { began: 0, ended: 0 }
  for (const row of began) months.set(row.month, { ...at(row.month), began: row.count })
  for (const row of ended) months.set(row.month, { ...at(row.month), ended: row.count })
  return { runningBefore: running?.count ?? 0, months }
}
