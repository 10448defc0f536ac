import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'

/** One line for each thing that is drawn on: two at once meet in it, and one of them holds. */
export const editingLease = pgTable(
  'editing_lease',
  {
    subjectKind: text('subject_kind').notNull(),
    subjectId: digits('subject_id').notNull(),
    personId: digits('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The open page that draws, by a word only that page knows: a second window of one person is another. */
    tab: text('tab').notNull(),
    takenAt: instant('taken_at').notNull(),
    renewedAt: instant('renewed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectKind, table.subjectId] }),
    index('editing_lease_person_idx').on(table.personId),
  ],
)
