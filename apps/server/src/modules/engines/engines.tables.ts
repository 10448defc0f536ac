import type { EngineFailure, EngineUse, OutsideEngine } from '@postelier/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { digits, instant } from '../../platform/database/columns.ts'

/** What opens an engine. Sealed with the key outside the database, bound to its engine; never told to anybody. */
export const engineKey = pgTable('engine_key', {
  engine: text('engine').$type<OutsideEngine>().primaryKey(),
  sealed: text('sealed').notNull(),
  setAt: instant('set_at').notNull(),
})

/** Of a call that has begun and not ended, with the most it can cost: whoever was killed in it may have spent that. */
export type CallOutcome = 'begun' | 'answered' | EngineFailure

/**
 * Each call to an engine, with what it cost in millionths of a dollar; nothing of what was asked. The account is a bare
 * number, which outlives it, and none where the platform itself asked.
 */
export const engineCall = pgTable(
  'engine_call',
  {
    id: digits('id').notNull().primaryKey().generatedAlwaysAsIdentity(),
    accountId: digits('account_id'),
    use: text('use').$type<EngineUse>().notNull(),
    engine: text('engine').$type<OutsideEngine>().notNull(),
    model: text('model').notNull(),
    outcome: text('outcome').$type<CallOutcome>().notNull(),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    pictures: integer('pictures').notNull().default(0),
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    durationMs: integer('duration_ms').notNull().default(0),
    at: instant('at').notNull(),
  },
  (table) => [
    index('engine_call_account_idx').on(table.accountId, table.at).where(sql`account_id is not null`),
    index('engine_call_at_idx').on(table.at, table.id),
  ],
)

/** What is left of calls of long ago: their sums, by month. Nought is the platform itself. */
export const engineMonth = pgTable(
  'engine_month',
  {
    month: text('month').notNull(),
    accountId: digits('account_id').notNull(),
    use: text('use').$type<EngineUse>().notNull(),
    engine: text('engine').$type<OutsideEngine>().notNull(),
    model: text('model').notNull(),
    calls: integer('calls').notNull(),
    answered: integer('answered').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
    pictures: integer('pictures').notNull(),
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.accountId, table.use, table.engine, table.model] })],
)
