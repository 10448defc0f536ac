import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../../access/person.tables.ts'
import { digits, instant } from '../../../platform/database/columns.ts'
import { storedFile } from '../../media/media.tables.ts'

/** Waits to be fetched, is among the business's pictures, could not be had, or was not wanted. */
export type SitePhotoState = 'waiting' | 'kept' | 'missed' | 'left'

/** A photo that a business's site shows and somebody answered for: one row for each address. */
export const sitePhoto = pgTable(
  'site_photo',
  {
    id: digits('id').primaryKey(),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** What the page says that it shows; empty where it says nothing. */
    alt: text('alt').notNull().default(''),
    page: jsonb('page').$type<{ readonly url: string; readonly title: string }>().notNull(),
    /** The how-manieth of its site: everybody's first ones are fetched before anybody's last. */
    place: smallint('place').notNull(),
    state: text('state').$type<SitePhotoState>().notNull(),
    /** Why it could not be had. */
    failure: text('failure'),
    /** The picture it became, or the one that shows the same. */
    pictureId: text('picture_id').references(() => storedFile.id, { onDelete: 'set null' }),
    /** Who said that the business may use it, and when. */
    rightsBy: digits('rights_by').references(() => person.id, { onDelete: 'set null' }),
    rightsAt: instant('rights_at').notNull(),
    tries: smallint('tries').notNull().default(0),
    /** Not looked for again before. */
    nextAt: instant('next_at').notNull(),
    holder: text('holder'),
    heldUntil: instant('held_until'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('site_photo_url_key').on(table.accountId, table.url),
    index('site_photo_due_idx').on(table.place, table.nextAt, table.id).where(sql`ended_at is null`),
    index('site_photo_picture_idx').on(table.pictureId),
    index('site_photo_rights_idx').on(table.rightsBy),
  ],
)
