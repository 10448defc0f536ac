import type { Buyer, Seller } from '@postelier/contract/bills'
import type { Amounts } from '@postelier/contract/purchases'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { digits, instant } from '../../platform/database/columns.ts'

/** With the code of what is taken off, where it was one. */
export type BillAmounts = Amounts & { readonly code?: string }

export interface BillLine {
  readonly words: { readonly fr: string; readonly en: string }
  readonly quantity: number
  /** Of one, and of all, without tax. */
  readonly unitCents: number
  readonly cents: number
}

/** The last number of a series and year; its row is locked while the next one is given. */
export const billSeries = pgTable(
  'bill_series',
  {
    series: text('series').notNull(),
    year: integer('year').notNull(),
    lastNumber: integer('last_number').notNull().default(0),
    lastDate: date('last_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/** A bill or a credit note. Nothing of it ever changes but whether it is paid or void: the database refuses it. */
export const bill = pgTable(
  'bill',
  {
    id: digits('id').primaryKey(),
    number: text('number').notNull(),
    series: text('series').notNull(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    kind: text('kind').$type<'bill' | 'creditNote'>().notNull(),
    /** Of a credit note: what it mends. */
    correctsId: digits('corrects_id'),
    accountId: digits('account_id').notNull(),
    paymentId: digits('payment_id').notNull(),
    issuedOn: date('issued_on').notNull(),
    issuedAt: instant('issued_at').notNull(),
    language: text('language').$type<'fr' | 'en'>().notNull(),
    seller: jsonb('seller').$type<Seller>().notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    lines: jsonb('lines').$type<readonly BillLine[]>().notNull(),
    amounts: jsonb('amounts').$type<BillAmounts>().notNull(),
    taxReason: text('tax_reason').$type<'reverseCharge' | 'export'>(),
    /** Days that were paid for, where it is a plan. */
    periodStart: date('period_start'),
    periodEnd: date('period_end'),
    means: text('means').$type<'card' | 'debit' | 'credits'>().notNull(),
    dueOn: date('due_on').notNull(),
    paidAt: instant('paid_at'),
    /** Its money never came, and a credit note says so; what is paid all the same has another bill. */
    cancelledAt: instant('cancelled_at'),
    grossCents: integer('gross_cents').notNull(),
  },
  (table) => [
    uniqueIndex('bill_number_idx').on(table.number),
    uniqueIndex('bill_sequence_idx').on(table.series, table.year, table.sequence),
    uniqueIndex('bill_payment_idx').on(table.paymentId).where(sql`kind = 'bill' and cancelled_at is null`),
    index('bill_account_idx').on(table.accountId, table.issuedAt),
    index('bill_issued_idx').on(table.issuedAt),
    index('bill_issued_on_idx').on(table.issuedOn),
    index('bill_corrects_idx').on(table.correctsId).where(sql`corrects_id is not null`),
    check('bill_corrects', sql`(${table.kind} = 'creditNote') = (${table.correctsId} is not null)`),
  ],
)

/** What became of a bill at the approved platform. */
export const billSending = pgTable('bill_sending', {
  billId: digits('bill_id')
    .primaryKey()
    .references(() => bill.id),
  state: text('state').$type<'waiting' | 'sent' | 'taken' | 'refused'>().notNull(),
  /** How the platform names it. */
  reference: text('reference').notNull(),
  reason: text('reason').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** Of a payment, the bill that counts. */
export const billThatCounts = (paymentId: number): SQL | undefined =>
  and(eq(bill.paymentId, paymentId), eq(bill.kind, 'bill'), isNull(bill.cancelledAt))
