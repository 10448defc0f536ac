import type {
  Amounts,
  Frequency,
  PaymentFailure,
  PaymentMean,
  PaymentState,
  RefundState,
} from '@postelier/contract/purchases'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import type { StartPayment } from '../../platform/payments/payment-provider.ts'
import type { CartItem, Purchase } from './purchase.ts'

/** What a business is about to buy; one each, for a day. */
export const cart = pgTable('cart', {
  accountId: digits('account_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  id: digits('id').notNull(),
  kind: text('kind').$type<'plan' | 'credits'>().notNull(),
  frequency: text('frequency').$type<Frequency>(),
  items: jsonb('items').$type<readonly CartItem[]>().notNull(),
  /** A promotion code or an agency's, one of them. */
  codeId: digits('code_id'),
  affiliationCodeId: digits('affiliation_code_id'),
  expiresAt: instant('expires_at').notNull(),
  version: integer('version').notNull().default(1),
})

/** A business as a provider knows it. */
export const payer = pgTable(
  'payer',
  {
    accountId: digits('account_id').notNull(),
    provider: text('provider').notNull(),
    reference: text('reference').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.provider] }),
    uniqueIndex('payer_reference_idx').on(table.provider, table.reference),
  ],
)

/** A card or an account that the provider keeps; here stand its name and last characters, nothing to pay with. */
export const paymentMethod = pgTable(
  'payment_method',
  {
    id: digits('id').primaryKey(),
    accountId: digits('account_id').notNull(),
    provider: text('provider').notNull(),
    reference: text('reference').notNull(),
    means: text('means').$type<PaymentMean>().notNull(),
    label: text('label').notNull(),
    expires: text('expires'),
    /** Of a debit: what the bank names it by, and where its notices go. */
    mandate: text('mandate'),
    /** The provider's word for the same card or account under another reference. */
    fingerprint: text('fingerprint'),
    email: text('email').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    /** Who gave it: an agency that pays for a customer gives its own, which is nobody else's to use. */
    addedBy: digits('added_by'),
    addedAt: instant('added_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('payment_method_reference_idx').on(table.provider, table.reference),
    uniqueIndex('payment_method_default_idx')
      .on(table.accountId)
      .where(sql`is_default and removed_at is null`),
  ],
)

/** Money that was asked for. Its state is what the provider said when it was last read. */
export const payment = pgTable(
  'payment',
  {
    id: digits('id').primaryKey(),
    accountId: digits('account_id').notNull(),
    provider: text('provider').notNull(),
    /** Null until the provider answered; asked again under the same key if it never did. */
    reference: text('reference'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** What the provider was asked for, word for word, until it answered: asked again it is the same question. */
    asked: jsonb('asked').$type<StartPayment>(),
    /** What of a cart it is and how it is paid: the same is never asked for twice while it is open. */
    ofCart: text('of_cart'),
    /** What is bought, as it was agreed to: prices, terms and days. */
    purchase: jsonb('purchase').$type<Purchase>().notNull(),
    means: text('means').$type<PaymentMean>().notNull(),
    holder: text('holder').notNull().default(''),
    /** Where the notice before a debit goes. */
    email: text('email').notNull().default(''),
    methodId: digits('method_id'),
    state: text('state').$type<PaymentState>().notNull(),
    amounts: jsonb('amounts').$type<Amounts>().notNull(),
    grossCents: integer('gross_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    failure: text('failure').$type<PaymentFailure>(),
    url: text('url'),
    returnTo: text('return_to').notNull().default('/'),
    /** Whose pages it is paid on: one's own, or those of an agency's customer. */
    pages: text('pages').notNull().default('/me'),
    createdAt: instant('created_at').notNull(),
    createdBy: digits('created_by'),
    settledAt: instant('settled_at'),
    /** When it is read again if nobody says anything; null once nothing more can come. */
    readAgainAt: instant('read_again_at'),
  },
  (table) => [
    uniqueIndex('payment_key_idx').on(table.accountId, table.idempotencyKey),
    uniqueIndex('payment_reference_idx').on(table.provider, table.reference),
    index('payment_account_idx').on(table.accountId, table.createdAt),
    index('payment_read_again_idx').on(table.readAgainAt).where(sql`read_again_at is not null`),
    check('payment_gross', sql`${table.grossCents} >= 0`),
    check('payment_refunded', sql`${table.refundedCents} between 0 and ${table.grossCents}`),
  ],
)

export type PaymentRow = typeof payment.$inferSelect

/** Money that an administrator gives back. The row is there before the provider is asked, and says under which key. */
export const refund = pgTable(
  'refund',
  {
    id: digits('id').primaryKey(),
    paymentId: digits('payment_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    cents: integer('cents').notNull(),
    reason: text('reason').notNull(),
    /**
     * `refused`: the provider gave nothing back, and nobody will ask again. `failed`: it gave back, and the money did not
     * arrive; its credit note stands.
     */
    state: text('state').$type<RefundState>().notNull(),
    /** Of a plan: its days end as far as they were given back, or all of them stay. */
    endsPlan: boolean('ends_plan').notNull().default(false),
    askedAt: instant('asked_at').notNull(),
    askedBy: digits('asked_by'),
    doneAt: instant('done_at'),
  },
  (table) => [
    uniqueIndex('refund_key_idx').on(table.paymentId, table.idempotencyKey),
    index('refund_asked_idx').on(table.askedAt).where(sql`state = 'asked'`),
    check('refund_cents', sql`${table.cents} > 0`),
  ],
)

/** What a business was told of before it happened, each once: the row is written with the mail. */
export const reminder = pgTable(
  'payment_reminder',
  {
    accountId: digits('account_id').notNull(),
    /** What it was told of: a plan's end, a lot of credits, a debit of so much. */
    key: text('key').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
)

/** What a provider told, each once. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_event_received_idx').on(table.receivedAt),
  ],
)

/** Less to pay for whoever knows the word. */
export const promotionCode = pgTable(
  'promotion_code',
  {
    id: digits('id').primaryKey(),
    /** As people type it, in capitals. */
    code: text('code').notNull(),
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on').notNull(),
    /** Billing periods it lasts for. */
    periods: integer('periods').notNull(),
    /** Empty for all. */
    sectorIds: jsonb('sector_ids').$type<readonly number[]>().notNull(),
    cents: integer('cents'),
    percent: integer('percent'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('promotion_code_code_idx').on(table.code).where(sql`removed_at is null`),
    check('promotion_code_amount', sql`(${table.cents} is null) <> (${table.percent} is null)`),
  ],
)

/** A code is used once by an account, and lasts for some periods of its plan. */
export const promotionUse = pgTable(
  'promotion_use',
  {
    accountId: digits('account_id').notNull(),
    codeId: digits('code_id').notNull(),
    paymentId: digits('payment_id').notNull(),
    periodsLeft: integer('periods_left').notNull(),
    cents: integer('cents'),
    percent: integer('percent'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.codeId] }),
    index('promotion_use_code_idx').on(table.codeId),
  ],
)

/** What the European register said of a VAT number, and when. */
export const vatCheck = pgTable('vat_check', {
  vatNumber: text('vat_number').primaryKey(),
  answer: text('answer').$type<'known' | 'unknown'>().notNull(),
  checkedAt: instant('checked_at').notNull(),
})
