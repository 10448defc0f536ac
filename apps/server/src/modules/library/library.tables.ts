import type { CreditView, OutsideEngine } from '@postelier/contract'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import { storedFile } from '../media/media.tables.ts'

/** A picture somebody keeps to draw with; designs name it by its file. */
export const keptPicture = pgTable(
  'kept_picture',
  {
    fileId: text('file_id')
      .primaryKey()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
    /** Whose it is; without one it is the platform's. */
    ownerId: digits('owner_id').references(() => person.id, { onDelete: 'cascade' }),
    place: text('place').$type<'library' | 'posts'>().notNull(),
    name: text('name').notNull(),
    credit: jsonb('credit').$type<CreditView>(),
    /** The service it was taken from and its id there, its address in a feed, or what an engine drew it for: it is not taken twice. */
    stockKey: text('stock_key'),
    /** The engine that drew it, which is said wherever it is shown. */
    generatedBy: text('generated_by').$type<OutsideEngine>(),
    /** Who confirmed that they may use it, and when; nobody where a service's licence says so, or the business shows it of its product. */
    rightsBy: digits('rights_by').references(() => person.id, { onDelete: 'set null' }),
    rightsAt: instant('rights_at'),
    /** What it shows, as the page said that it was found on. */
    alt: text('alt').notNull().default(''),
    /** The page of the business's own site that shows it; nothing where it came another way. */
    foundOn: jsonb('found_on').$type<{ readonly url: string; readonly title: string }>(),
    /** What it looks like, so that the same picture in another size is known. */
    likeness: text('likeness'),
    addedAt: instant('added_at').notNull(),
    /** Out of the list since then; the file stays for the designs that show it. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('kept_picture_list_idx').on(table.ownerId, table.place, table.addedAt),
    index('kept_picture_rights_idx').on(table.rightsBy),
    index('kept_picture_removed_idx').on(table.fileId).where(sql`removed_at is not null`),
    uniqueIndex('kept_picture_stock_key')
      .on(sql`coalesce(${table.ownerId}, 0)`, table.place, table.stockKey)
      .where(sql`stock_key is not null`),
  ],
)
