import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { digits, instant } from '../../platform/database/columns.ts'
import type { CreditReason } from './credit-reasons.ts'
import type { HoldState } from './hold.ts'

/**
 * The append-only book of credits. An entry moves `amount` in one lot; a lot is what was given together and expires
 * together. Entries are never updated or deleted (a trigger refuses it); the balance is their sum. The account is kept
 * as a bare number: the book outlives the person.
 */
export const creditEntry = pgTable(
  'credit_entry',
  {
    id: digits('id').primaryKey(),
    accountId: digits('account_id').notNull(),
    lotId: digits('lot_id').notNull(),
    bucket: text('bucket').notNull(),
    amount: integer('amount').notNull(),
    expiresAt: instant('expires_at'),
    reason: text('reason').$type<CreditReason>().notNull(),
    reference: text('reference').notNull().default(''),
    note: text('note').notNull().default(''),
    idempotencyKey: text('idempotency_key').notNull(),
    actorId: digits('actor_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('credit_entry_idempotency_key').on(table.accountId, table.idempotencyKey, table.lotId),
    index('credit_entry_account_idx').on(table.accountId, table.createdAt, table.id),
    // Holds all that the statistics add up: they read it alone.
    index('credit_entry_month_idx').on(table.createdAt, table.reason, table.amount),
    check('credit_entry_amount', sql`${table.amount} <> 0`),
  ],
)

/** What is left in each lot, kept with the entries in one transaction; the check makes an overdraft impossible. */
export const creditLot = pgTable(
  'credit_lot',
  {
    accountId: digits('account_id').notNull(),
    lotId: digits('lot_id').notNull(),
    bucket: text('bucket').notNull(),
    left: integer('left').notNull(),
    expiresAt: instant('expires_at'),
    /** Its money went back: what was spent of it does not come back into it. */
    isClosed: boolean('is_closed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.lotId] }),
    check('credit_lot_left', sql`"left" >= 0`),
  ],
)

/** Keys of movements that had nothing to move: an entry of nothing is none, and yet the key is used up. */
export const appliedKey = pgTable(
  'credit_applied_key',
  {
    accountId: digits('account_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.idempotencyKey] })],
)

/**
 * What is set aside for something that is being made: it is kept when that is there, and comes back when it never will be.
 * Credits leave the book when they are set aside, so nothing else can spend them; one of the month's free drafts is taken
 * by the row alone.
 */
export const creditHold = pgTable(
  'credit_hold',
  {
    accountId: digits('account_id').notNull(),
    key: text('key').notNull(),
    credits: integer('credits').notNull(),
    /** The month whose free drafts it counts against, as `2026-11`; null where it is paid. */
    freeMonth: text('free_month'),
    /** Names those that were asked for at once: where a free one comes to nothing, a paid one among them takes its place. */
    together: text('together'),
    state: text('state').$type<HoldState>().notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('credit_hold_free_idx')
      .on(table.accountId, table.freeMonth)
      .where(sql`free_month is not null and state <> 'released'`),
    index('credit_hold_together_idx')
      .on(table.accountId, table.together)
      .where(sql`credits > 0 and state <> 'released'`),
    index('credit_hold_closed_idx').on(table.closedAt).where(sql`closed_at is not null`),
    check('credit_hold_credits', sql`${table.credits} >= 0`),
  ],
)
