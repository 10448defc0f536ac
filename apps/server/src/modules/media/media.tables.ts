import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import type { FilmFacts } from './film.ts'

/** A file that somebody uploaded, by what it is; where its bytes lie is the storage's affair. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: text('id').primaryKey(),
    /** Whose it is; without one it belongs to the platform and everybody may see it. */
    ownerId: digits('owner_id').references(() => person.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    sha256: text('sha256').notNull(),
    /** What is known of it where it is a film. */
    film: jsonb('film').$type<FilmFacts>(),
    originalName: text('original_name').notNull().default(''),
    variants: jsonb('variants')
      .$type<Record<string, { readonly mime: string; readonly bytes: number }>>()
      .notNull()
      .default({}),
    createdBy: digits('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('stored_file_owner_idx').on(table.ownerId, table.purpose)],
)
