import type { ErrorCode } from '@postelier/contract'
import type { DuplicateSubject, Shortage } from '@postelier/copy'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../../access/person.tables.ts'
import { digits, instant } from '../../../platform/database/columns.ts'

/** How many subjects somebody wants, and what they are to be about. */
export interface SearchInput {
  readonly count: number
  readonly about: string
  readonly thematicId: number | null
}

/** What came of it: subjects by what they are called outside, and why there are no more. */
export interface SearchOutcome {
  readonly subjects: readonly string[]
  readonly shortage: Shortage | null
  readonly said: DuplicateSubject | null
}

/** Why nothing could be kept, with the figures its words ask for. */
export interface SearchFailure {
  readonly code: ErrorCode
  readonly figures: Readonly<Record<string, string | number>>
}

/** Subjects that somebody asked for and that are being thought of. Whoever thinks of them may take its time: nobody's request waits. */
export const subjectSearch = pgTable(
  'subject_search',
  {
    id: digits('id').primaryKey(),
    publicId: text('public_id').notNull(),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    input: jsonb('input').$type<SearchInput>().notNull(),
    outcome: jsonb('outcome').$type<SearchOutcome>(),
    failure: jsonb('failure').$type<SearchFailure>(),
    tries: smallint('tries').notNull().default(0),
    holder: text('holder'),
    heldUntil: instant('held_until'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('subject_search_public_id_key').on(table.publicId),
    index('subject_search_account_idx').on(table.accountId, table.createdAt),
    index('subject_search_created_idx').on(table.createdAt),
    index('subject_search_open_idx').on(table.createdAt).where(sql`ended_at is null`),
  ],
)
