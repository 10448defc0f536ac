import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { digits, instant } from '../platform/database/columns.ts'
import { person } from './person.tables.ts'

/** Who is signed in on which browser. Only a hash of the cookie is kept: a copy of the table opens nothing. */
export const session = pgTable(
  'session',
  {
    idHash: text('id_hash').primaryKey(),
    publicId: text('public_id').notNull().unique(),
    personId: digits('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The person really at the keyboard while this session acts as `personId`. */
    impersonatorId: digits('impersonator_id').references(() => person.id, { onDelete: 'cascade' }),
    /** The session to come back to when the impersonation ends. */
    parentHash: text('parent_hash'),
    remember: boolean('remember').notNull(),
    /** Begun with two factors. */
    strong: boolean('strong').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('session_person_idx').on(table.personId),
    index('session_impersonator_idx').on(table.impersonatorId),
    index('session_parent_idx').on(table.parentHash),
    index('session_expiry_idx').on(table.expiresAt),
  ],
)

export const journalEntry = pgTable(
  'journal_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actorId: digits('actor_id'),
    impersonatorId: digits('impersonator_id'),
    accountId: digits('account_id'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    requestId: text('request_id').notNull().default(''),
  },
  (table) => [
    // Lines come in the order of time: a few bytes a thousand pages find the old ones.
    index('journal_at_idx').using('brin', table.at),
    index('journal_account_idx').on(table.accountId, table.id),
    index('journal_actor_idx').on(table.actorId, table.id),
    index('journal_impersonator_idx').on(table.impersonatorId, table.id),
    index('journal_subject_idx').on(table.subjectType, table.subjectId, table.id),
  ],
)
