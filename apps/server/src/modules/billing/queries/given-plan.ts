import { and, asc, eq, isNull } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { givenOf, type HeldPlan } from '../held-plan.ts'
import { pack } from '../packs.tables.ts'

/** The plan that the platform gave, whether or not one is paid for besides; its last day is included. */
export async function givenPlan(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<(HeldPlan & { until: string }) | null> {
  const [[row], [recommended]] = await Promise.all([
    db.select({ until: person.freeSubscriptionUntil }).from(person).where(eq(person.id, accountId)),
    db
      .select({ names: pack.names, limits: pack.limits })
      .from(pack)
      .where(and(pack.isRecommended, isNull(pack.removedAt)))
      .orderBy(asc(pack.position))
      .limit(1),
  ])
  const until = row?.until ?? null
  const plan = givenOf({
    freeSubscriptionUntil: until,
    recommended: recommended?.limits ? { names: recommended.names, limits: recommended.limits } : null,
    today: now.toISOString().slice(0, 10),
  })
  return plan === null || until === null ? null : { names: plan.names, limits: plan.limits, until }
}
