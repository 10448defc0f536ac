import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { digits, instant } from '../../platform/database/columns.ts'

/** A trade, in as many languages as it has names; `acceptProposal` tells whether people may propose others below it. */
export const activitySector = pgTable(
  'activity_sector',
  {
    id: digits('id').primaryKey(),
    parentId: digits('parent_id').references((): AnyPgColumn => activitySector.id),
    acceptProposal: boolean('accept_proposal').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('activity_sector_parent_idx').on(table.parentId)],
)

export const activitySectorName = pgTable(
  'activity_sector_name',
  {
    sectorId: digits('sector_id')
      .notNull()
      .references(() => activitySector.id, { onDelete: 'cascade' }),
    lang: text('lang').notNull(),
    name: text('name').notNull(),
    /** The name without accents or case: what a search compares with. */
    searchName: text('search_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sectorId, table.lang] }),
    index('activity_sector_name_search_idx').on(table.lang, sql`search_name text_pattern_ops`),
  ],
)

/** A trade somebody missed; an administrator answers and the proposer is told by mail. */
export const sectorProposal = pgTable(
  'sector_proposal',
  {
    id: digits('id').primaryKey(),
    personId: digits('person_id').notNull(),
    name: text('name').notNull(),
    lang: text('lang').notNull(),
    status: text('status').notNull().default('waiting'),
    sectorId: digits('sector_id').references(() => activitySector.id),
    message: text('message').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    answeredAt: instant('answered_at'),
    answeredBy: digits('answered_by'),
  },
  (table) => [
    index('sector_proposal_status_idx').on(table.status, table.createdAt),
    uniqueIndex('sector_proposal_waiting_key')
      .on(table.personId, sql`lower(${table.name})`)
      .where(sql`status = 'waiting'`),
  ],
)

/** Settings an administrator changes on screen, one row a group, read whole. */
export const platformSetting = pgTable('platform_setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
  version: integer('version').notNull().default(1),
  changedAt: instant('changed_at').notNull(),
})

/** A sentence an administrator put in place of ours. */
export const textOverride = pgTable(
  'text_override',
  {
    lang: text('lang').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.key] })],
)
