import type { Network } from '@postelier/contract'
import type { PlanLimits } from '@postelier/contract/packs'
import type { Frequency } from '@postelier/contract/purchases'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { digits, instant } from '../../platform/database/columns.ts'
import type { PackNames } from './packs.tables.ts'

/** What somebody agreed to, as it was then: a change of the pack does not reach it. */
export interface PlanTerms {
  readonly packId: number
  readonly names: PackNames
  readonly credits: number
  readonly limits: PlanLimits
  readonly frequency: Frequency
  /** Of one period, without tax. */
  readonly cents: number
}

/** Why somebody left, in the words they were asked with. */
export interface LeavingReason {
  readonly question: string
  readonly answers: readonly string[]
}

/**
 * A business's plan, as long as it has one: the row is open until it ended, and an account has one open row. The account
 * is a bare number: what was sold outlives the person.
 */
export const subscription = pgTable(
  'subscription',
  {
    id: digits('id').primaryKey(),
    accountId: digits('account_id').notNull(),
    terms: jsonb('terms').$type<PlanTerms>().notNull(),
    /** What it becomes at the period's end. */
    nextTerms: jsonb('next_terms').$type<PlanTerms>(),
    /** Null until its first payment is settled or, for a debit, sent. */
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    /** The day of the month that periods begin on; shorter months end theirs on their last day. */
    anchorAt: instant('anchor_at'),
    /** When the month's credits of one paid by the year come next. */
    creditsDueAt: instant('credits_due_at'),
    methodId: digits('method_id'),
    /** A payment for the next period failed: until when the plan lasts all the same, and when it is tried again. */
    graceUntil: instant('grace_until'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at'),
    /** Cancelled: it lasts until its period's end. */
    cancelledAt: instant('cancelled_at'),
    reasons: jsonb('reasons').$type<readonly LeavingReason[]>(),
    /** The networks that stay when it ends. */
    keptNetworks: jsonb('kept_networks').$type<readonly Network[]>(),
    beganAt: instant('began_at').notNull(),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by').$type<'person' | 'unpaid' | 'returned' | 'neverPaid' | 'refunded'>(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('subscription_open_idx').on(table.accountId).where(sql`ended_at is null`),
    index('subscription_due_idx').on(table.periodEnd).where(sql`ended_at is null`),
    index('subscription_try_idx')
      .on(table.nextTryAt)
      .where(sql`ended_at is null and next_try_at is not null`),
    index('subscription_credits_idx')
      .on(table.creditsDueAt)
      .where(sql`ended_at is null and credits_due_at is not null`),
    check('subscription_period', sql`(${table.periodStart} is null) = (${table.periodEnd} is null)`),
  ],
)

/** Days that were billed. Those of one account never overlap: the next begins where the one before ends. */
export const subscriptionPeriod = pgTable(
  'subscription_period',
  {
    accountId: digits('account_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    subscriptionId: digits('subscription_id').notNull(),
    paymentId: digits('payment_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.startsAt] }),
    uniqueIndex('subscription_period_payment_idx').on(table.paymentId),
    check('subscription_period_length', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)
