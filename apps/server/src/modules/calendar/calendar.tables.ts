import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'

/** A person's address of a business's posts. What is read by it is what that person may see at that moment. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    id: digits('id').primaryKey(),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    personId: digits('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The secret itself is in the address alone. */
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('calendar_feed_secret_key').on(table.secretHash),
    uniqueIndex('calendar_feed_person_key').on(table.accountId, table.personId),
    index('calendar_feed_person_idx').on(table.personId),
  ],
)
