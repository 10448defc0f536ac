// What publishing knows of posts many at a time: what is counted of their pages, and which of them wait for somebody.
import {
  type Network,
  type PublicationCounts,
  type ReadinessCode,
  riskCodes,
  stuckCodes,
} from '@postelier/contract'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { isHeldFor, isScheduledAmong, isSentAmong, isToDecide, isToGoOut } from '../tasks/index.ts'
import type { DeliveryStatus } from './delivery.ts'
import { delivery } from './publishing.tables.ts'

type Reads = Pick<Database, 'select'>

const unsent: DeliveryStatus[] = ['waiting', 'claimed']

/** Somebody who was told that it stays away has decided; everybody else may still want it there. */
const isRefused = sql`${delivery.state} = 'rejected' and coalesce(${delivery.refusal} ->> 'kind', '') <> 'givenUp'`

/** Waits for its date, and was found to have one of these against it. */
const hasAgainst = (codes: readonly ReadinessCode[]): SQL =>
  sql`(${delivery.state} = 'waiting' and ${delivery.startedAt} is null and ${delivery.readinessAt} is not null
    and jsonb_path_exists(${delivery.readiness}, '$[*] ? (@.code == $codes[*])', ${JSON.stringify({ codes })}::jsonb))`
const isStuck = hasAgainst(stuckCodes)

const countOf = (what: SQL) => sql<number>`(count(*) filter (where ${what}))::int`

const isThere = sql`${delivery.state} = 'confirmed' and ${delivery.removedAt} is null`

type Counted = Omit<PublicationCounts, 'isStopped'> & { readonly unsent: number }

const none: Counted = {
  published: 0,
  underway: 0,
  asked: 0,
  held: 0,
  refused: 0,
  refusedOn: [],
  stuck: 0,
  atRisk: 0,
  views: null,
  unsent: 0,
}

/** By the post's row; one for which nothing was laid down is counted as nothing. */
export async function countPublications(
  db: Reads,
  taskIds: readonly number[],
): Promise<(taskId: number) => Counted> {
  if (taskIds.length === 0) return () => none
  const rows = await db
    .select({
      taskId: delivery.taskId,
      published: countOf(isThere),
      underway: countOf(inArray(delivery.state, ['waiting', 'claimed', 'sent', 'unknown'])),
      unsent: countOf(inArray(delivery.state, unsent)),
      asked: countOf(eq(delivery.state, 'asked')),
      held: countOf(eq(delivery.state, 'held')),
      stuck: countOf(isStuck),
      atRisk: countOf(sql`${hasAgainst(riskCodes)} and not ${isStuck}`),
      refused: countOf(isRefused),
      refusedOn: sql<
        Network[]
      >`coalesce(array_agg(distinct ${delivery.network}) filter (where ${isRefused}), '{}')`,
      views: sql<
        number | null
      >`(sum((${delivery.figures} ->> 'views')::numeric) filter (where ${isThere}))::float8`,
    })
    .from(delivery)
    .where(inArray(delivery.taskId, [...taskIds]))
    .groupBy(delivery.taskId)
  const found = new Map(rows.map(({ taskId, ...counted }) => [taskId, counted]))
  return (taskId) => found.get(taskId) ?? none
}

/**
 * A post of the business that waits for a person: to be approved or scheduled, or with something to look at, link, send or
 * fix; also before its date, where it would not go out.
 */
export const awaitsYou = (db: Reads, accountId: number, now: Date): SQL | undefined =>
  or(isToDecide(now), needsMending(db, accountId))

/** What of it did not go out or would not, as it was sent or scheduled. */
export const needsMending = (db: Reads, accountId: number): SQL | undefined => {
  const postsWith = (what: SQL | undefined) =>
    db
      .select({ id: delivery.taskId })
      .from(delivery)
      .where(and(eq(delivery.accountId, accountId), what))
  const isSomebodys = and(
    // As the index says it.
    sql`${delivery.state} in ('asked', 'held', 'rejected')`,
    sql`(${delivery.state} <> 'rejected' or ${isRefused})`,
  )
  return or(isSentAmong(postsWith(isSomebodys)), isScheduledAmong(postsWith(isStuck)))
}

/** A scheduled post that none of its pages would take as it stands. */
export const staysHere = (db: Reads, accountId: number): SQL | undefined =>
  isScheduledAmong(
    db
      .select({ id: delivery.taskId })
      .from(delivery)
      .where(and(eq(delivery.accountId, accountId), inArray(delivery.state, unsent)))
      .groupBy(delivery.taskId)
      .having(sql`bool_and(${isStuck})`),
  )

/** A post that would go out if nothing were stopped. */
export const isToLeave = (db: Reads, accountId: number | null): SQL | undefined =>
  isToGoOut(
    db
      .select({ id: delivery.taskId })
      .from(delivery)
      .where(
        and(
          ...(accountId === null ? [] : [eq(delivery.accountId, accountId)]),
          inArray(delivery.state, unsent),
          sql`${delivery.endedAt} is null and ${delivery.startedAt} is not null`,
        ),
      ),
  )

/** A post that waits behind a stop. */
export const isBehindStop = (db: Reads, accountId: number): SQL | undefined =>
  and(isHeldFor(accountId), isToLeave(db, accountId))
