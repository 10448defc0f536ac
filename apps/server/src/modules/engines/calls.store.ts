import type { EngineUse } from '@postelier/contract'
import type { ComingCall, MadeCall } from '@postelier/engines'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { engineCall } from './engines.tables.ts'

export interface CallContext {
  readonly accountId: number | null
  readonly use: EngineUse
  readonly at: Date
}

/** Writes down a call to an engine before it is made, at its highest cost, so that a budget cannot be passed. */
export async function insertCall(
  tx: Pick<Transaction, 'insert'>,
  { accountId, use, at }: CallContext,
  { engine, model, mostMicros }: ComingCall,
): Promise<number> {
  const [row] = await tx
    .insert(engineCall)
    .values({ accountId, use, engine, model, at, outcome: 'begun', costMicros: mostMicros })
    .returning({ id: engineCall.id })
  if (!row) throw new Error('A call was not written down')
  return row.id
}

/** That somebody was not asked for want of budget: once a month for each use, with when it was the last time. */
export async function noteOverBudget(
  tx: Pick<Transaction, 'insert' | 'update'>,
  { accountId, use, at, since }: CallContext & { readonly accountId: number; readonly since: Date },
  { engine, model }: ComingCall,
): Promise<void> {
  const known = await tx
    .update(engineCall)
    .set({ at })
    .where(
      and(
        eq(engineCall.accountId, accountId),
        eq(engineCall.use, use),
        eq(engineCall.outcome, 'overBudget'),
        gte(engineCall.at, since),
      ),
    )
    .returning({ id: engineCall.id })
  if (known.length > 0) return
  await tx
    .insert(engineCall)
    .values({ accountId, use, engine, model, at, outcome: 'overBudget', costMicros: 0 })
}

/** For what an account was asked nobody the last time, since its budget did not hold another call. */
export async function usesOverBudget(
  db: Pick<Database, 'select'>,
  accountId: number,
  since: Date,
): Promise<EngineUse[]> {
  const isOver = sql`${engineCall.outcome} = 'overBudget'`
  const rows = await db
    .select({
      use: engineCall.use,
      isLast: sql<boolean>`max(${engineCall.at}) filter (where ${isOver}) >= max(${engineCall.at})`,
    })
    .from(engineCall)
    .where(and(eq(engineCall.accountId, accountId), gte(engineCall.at, since)))
    .groupBy(engineCall.use)
  return rows.filter(({ isLast }) => isLast).map(({ use }) => use)
}

export async function endCall(
  db: Pick<Database, 'update'>,
  id: number,
  { outcome, usage, costMicros, durationMs }: MadeCall,
): Promise<void> {
  await db
    .update(engineCall)
    .set({ outcome, ...usage, costMicros, durationMs })
    .where(eq(engineCall.id, id))
}

/** With what calls that have not ended can cost at most. */
export async function spentSince(
  db: Pick<Database, 'select'>,
  accountId: number,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ micros: sql<string>`coalesce(sum(${engineCall.costMicros}), 0)` })
    .from(engineCall)
    .where(and(eq(engineCall.accountId, accountId), gte(engineCall.at, since)))
  return Number(row?.micros ?? 0)
}

export async function sumsSince(
  db: Pick<Database, 'select'>,
  since: Date,
): Promise<{ readonly calls: number; readonly costMicros: number }> {
  const [row] = await db
    .select({
      calls: sql<number>`(count(*) filter (where ${engineCall.outcome} <> 'overBudget'))::int`,
      micros: sql<string>`coalesce(sum(${engineCall.costMicros}), 0)`,
    })
    .from(engineCall)
    .where(gte(engineCall.at, since))
  return { calls: row?.calls ?? 0, costMicros: Number(row?.micros ?? 0) }
}
