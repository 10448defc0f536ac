import type { SetupState } from '@postelier/contract/method-setups'
import type { PaymentFailure, PaymentMean } from '@postelier/contract/purchases'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { digits, instant } from '../../platform/database/columns.ts'
import type { StartSetup } from '../../platform/payments/payment-provider.ts'

/** A card or an account on its way to being kept. Its state is what the provider said when it was last read. */
export const methodSetup = pgTable(
  'method_setup',
  {
    id: digits('id').primaryKey(),
    accountId: digits('account_id').notNull(),
    provider: text('provider').notNull(),
    /** Null until the provider answered; asked again under the same key if it never did. */
    reference: text('reference'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** What the provider was asked, word for word, until it answered. */
    asked: jsonb('asked').$type<StartSetup>(),
    means: text('means').$type<PaymentMean>().notNull(),
    /** Whose it is, and where notices before a debit go; empty once it is over. */
    holder: text('holder').notNull().default(''),
    email: text('email').notNull().default(''),
    /** It pays the plan and what is bought from then on. */
    isPreferred: boolean('is_preferred').notNull(),
    state: text('state').$type<SetupState>().notNull(),
    failure: text('failure').$type<PaymentFailure>(),
    url: text('url'),
    methodId: digits('method_id'),
    createdAt: instant('created_at').notNull(),
    createdBy: digits('created_by'),
    endedAt: instant('ended_at'),
    /** When it is read again if nobody says anything; null once nothing more can come. */
    readAgainAt: instant('read_again_at'),
  },
  (table) => [
    uniqueIndex('method_setup_key_idx').on(table.accountId, table.idempotencyKey),
    uniqueIndex('method_setup_reference_idx').on(table.provider, table.reference),
    index('method_setup_read_again_idx').on(table.readAgainAt).where(sql`read_again_at is not null`),
    index('method_setup_ended_idx').on(table.endedAt).where(sql`ended_at is not null`),
  ],
)

export type MethodSetupRow = typeof methodSetup.$inferSelect
