import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import { subject } from '../planning/planning.tables.ts'

/** A post that a business had made of a key date, once for each year: two who ask at once meet at this row. */
export const keyDateConversion = pgTable(
  'key_date_conversion',
  {
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    dayKey: text('day_key').notNull(),
    year: smallint('year').notNull(),
    subjectId: digits('subject_id').references(() => subject.id, { onDelete: 'set null' }),
    convertedAt: instant('converted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.dayKey, table.year] }),
    index('key_date_conversion_subject_idx').on(table.subjectId),
  ],
)
