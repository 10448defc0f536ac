import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { digits, instant } from '../../platform/database/columns.ts'

/** An agency's code: less to pay for who uses it, and a share of that for the agency. It stays where its agency goes. */
export const affiliationCode = pgTable(
  'affiliation_code',
  {
    id: digits('id').primaryKey(),
    /** As people type it, in capitals. */
    code: text('code').notNull(),
    agencyId: digits('agency_id').notNull(),
    /** The agency's share of what is paid without tax. */
    agencyPercent: integer('agency_percent').notNull(),
    customerPercent: integer('customer_percent').notNull(),
    /** Whoever has a closed one keeps it. */
    isOpen: boolean('is_open').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('affiliation_code_code_idx').on(table.code),
    index('affiliation_code_agency_idx').on(table.agencyId),
    check('affiliation_code_agency', sql`${table.agencyPercent} between 0 and 100`),
    check('affiliation_code_customer', sql`${table.customerPercent} between 0 and 100`),
  ],
)

/** The code that an account has, and what it was promised by it. */
export const affiliation = pgTable(
  'affiliation',
  {
    accountId: digits('account_id').primaryKey(),
    codeId: digits('code_id').notNull(),
    customerPercent: integer('customer_percent').notNull(),
    paymentId: digits('payment_id').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [index('affiliation_code_idx').on(table.codeId)],
)
