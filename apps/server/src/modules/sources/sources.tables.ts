import type {
  Fact,
  Found,
  LookupKind,
  MappingOfProducts,
  SourceFailure,
  SourceFlag,
} from '@postelier/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import { contentSource } from '../brand/brand.tables.ts'

const account = () =>
  digits('account_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' })
const source = () => digits('source_id').references(() => contentSource.id, { onDelete: 'cascade' })

/** How the reading of a source stands: one row for each, asked by whoever reads them. */
export const sourceState = pgTable(
  'source_state',
  {
    sourceId: source().primaryKey(),
    accountId: account(),
    /** Which element is what, as somebody said; the platform guesses where nobody did. */
    mapping: jsonb('mapping').$type<MappingOfProducts>(),
    isPaused: boolean('is_paused').notNull().default(false),
    nextAt: instant('next_at').notNull(),
    /** Readings since the last one that went well. */
    tries: smallint('tries').notNull().default(0),
    holder: text('holder'),
    heldUntil: instant('held_until'),
    /** When somebody last asked for it to be read. */
    askedAt: instant('asked_at'),
    readAt: instant('read_at'),
    failure: text('failure').$type<SourceFailure>(),
    failedAt: instant('failed_at'),
    items: integer('items').notNull().default(0),
    told: integer('told').notNull().default(0),
    flags: jsonb('flags').$type<readonly SourceFlag[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('source_state_due_idx').on(table.nextAt).where(sql`not is_paused`),
    index('source_state_account_idx').on(table.accountId),
  ],
)

/** What a source spoke of when it was last read. */
export const sourceItem = pgTable(
  'source_item',
  {
    id: digits('id').primaryKey(),
    sourceId: source().notNull(),
    accountId: account(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    url: text('url').notNull(),
    image: text('image').notNull(),
    date: date('date'),
    price: jsonb('price').$type<Fact['price']>(),
    facts: jsonb('facts').$type<readonly Fact[]>().notNull(),
    /** Where it stands in its source. */
    place: integer('place').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    uniqueIndex('source_item_key').on(table.sourceId, table.key),
    index('source_item_account_idx').on(table.accountId),
  ],
)

/** An address that is read once, while somebody waits for what it says. */
export const lookup = pgTable(
  'lookup',
  {
    id: digits('id').primaryKey(),
    publicId: text('public_id').notNull(),
    accountId: account(),
    kind: text('kind').$type<LookupKind>().notNull(),
    url: text('url').notNull(),
    found: jsonb('found').$type<Found>(),
    failure: text('failure').$type<SourceFailure>(),
    tries: smallint('tries').notNull().default(0),
    holder: text('holder'),
    heldUntil: instant('held_until'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('lookup_public_id_key').on(table.publicId),
    index('lookup_account_idx').on(table.accountId, table.createdAt),
    index('lookup_created_idx').on(table.createdAt),
    index('lookup_open_idx').on(table.createdAt).where(sql`ended_at is null`),
  ],
)
