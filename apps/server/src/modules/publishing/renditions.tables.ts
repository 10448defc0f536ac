import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'

/** A file that was made for networks, under the hash of what shows in it: made once, however many get it. */
export const rendition = pgTable(
  'rendition',
  {
    hash: text('hash').primaryKey(),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** When it was asked for last. */
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    index('rendition_account_idx').on(table.accountId),
    index('rendition_used_idx').on(table.usedAt),
    index('rendition_key_idx').on(table.key),
  ],
)
