import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import { searchVector } from '../../platform/database/search-words.ts'
import { activitySector } from '../catalogue/catalogue.tables.ts'
import { storedFile } from '../media/media.tables.ts'

const account = () =>
  digits('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' })

/** The words an account is found by. */
export const societyWords = (table: Record<'name' | 'commercialName', AnyPgColumn>): SQL =>
  searchVector(sql`${table.name} || ' ' || ${table.commercialName}`)

/** The business behind a customer or an agency: who it is, where, and how a bill names it. */
export const society = pgTable(
  'society',
  {
    personId: account().primaryKey(),
    name: text('name').notNull().default(''),
    commercialName: text('commercial_name').notNull().default(''),
    summary: text('summary').notNull().default(''),
    activitySectorId: digits('activity_sector_id').references(() => activitySector.id),
    trade: text('trade').notNull().default(''),
    workforce: text('workforce'),
    activityType: text('activity_type').notNull().default('unknown'),
    siteUrl: text('site_url').notNull().default(''),
    address: text('address').notNull().default(''),
    zipCode: text('zip_code').notNull().default(''),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default('FR'),
    siret: text('siret').notNull().default(''),
    vatNumber: text('vat_number').notNull().default(''),
    /** Where alerts go when it is not the account's own address. */
    alertEmail: text('alert_email').notNull().default(''),
    alertPhone: text('alert_phone').notNull().default(''),
    /** Feeds its site was seen to keep, in which it tells its news. */
    actualitySourcesSuggested: jsonb('suggested_sources').$type<string[]>().notNull().default([]),
  },
  (table) => [index('society_search_idx').using('gin', societyWords(table))],
)

/** How the business speaks and looks. */
export const brand = pgTable('brand', {
  personId: account().primaryKey(),
  editorialLine: text('editorial_line').notNull().default(''),
  tone: text('tone').notNull().default('institutional'),
  customTone: text('custom_tone').notNull().default(''),
  formality: text('formality').notNull().default('formality'),
  emoticonType: text('emoticon_type').notNull().default('institutional'),
  pronoun: text('pronoun').notNull().default('firstPlural'),
  languageRegister: text('language_register').notNull().default('formal'),
  writingTones: text('writing_tones').array().notNull().default(sql`'{}'`),
  postCategories: text('post_categories').array().notNull().default(sql`'{}'`),
  graphicCharter: text('graphic_charter').notNull().default(''),
  titleFamily: text('title_family'),
  textFamily: text('text_family'),
  aiEnabled: boolean('ai_enabled').notNull().default(true),
  version: integer('version').notNull().default(1),
})

export const brandColor = pgTable(
  'brand_color',
  { personId: account(), index: text('index').notNull(), hex: text('hex').notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.index] })],
)

/** Index 0 is the society's logo; 1 and up are the additional ones. */
export const brandLogo = pgTable(
  'brand_logo',
  {
    personId: account(),
    index: smallint('index').notNull(),
    fileId: text('file_id')
      .notNull()
      .references(() => storedFile.id),
  },
  (table) => [primaryKey({ columns: [table.personId, table.index] })],
)

/** Networks for which posts are drafted, each with its own voice. */
export const aiNetwork = pgTable(
  'ai_network',
  {
    personId: account(),
    network: text('network').notNull(),
    enabled: boolean('enabled').notNull().default(false),
    tone: text('tone').notNull().default('institutional'),
    customTone: text('custom_tone').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.personId, table.network] })],
)

export const contentSource = pgTable(
  'content_source',
  {
    id: digits('id').primaryKey(),
    personId: account(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('content_source_key').on(table.personId, table.url)],
)
