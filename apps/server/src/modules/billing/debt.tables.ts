import { sql } from 'drizzle-orm'
import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { digits, instant } from '../../platform/database/columns.ts'

/** What is owed since a debit came back whose credits were spent. With an open one nothing new is ordered. */
export const debt = pgTable(
  'debt',
  {
    paymentId: digits('payment_id').primaryKey(),
    accountId: digits('account_id').notNull(),
    cents: integer('cents').notNull(),
    openedAt: instant('opened_at').notNull(),
    paidAt: instant('paid_at'),
    paidBy: digits('paid_by'),
  },
  (table) => [index('debt_open_idx').on(table.accountId).where(sql`paid_at is null`)],
)
