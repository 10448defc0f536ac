import type { Thematic } from '@postelier/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'

/** Whose it is; without one it is the platform's, and offered to everybody once it is enabled. */
const owner = () => digits('owner_id').references(() => person.id, { onDelete: 'cascade' })

/** What templates are grouped by in a gallery. */
export const visualTheme = pgTable(
  'visual_theme',
  {
    id: digits('id').primaryKey(),
    ownerId: owner(),
    nameFr: text('name_fr').notNull(),
    /** Empty where one name serves both languages. */
    nameEn: text('name_en').notNull().default(''),
    status: text('status').notNull(),
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    shippedKey: text('shipped_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('visual_theme_owner_idx').on(table.ownerId, table.position)],
)

export const template = pgTable(
  'template',
  {
    id: digits('id').primaryKey(),
    ownerId: owner(),
    nameFr: text('name_fr').notNull(),
    nameEn: text('name_en').notNull().default(''),
    type: text('type').notNull(),
    format: text('format').notNull(),
    status: text('status').notNull(),
    /** One post's own picture is drawn on like a template, and stands in no gallery. */
    purpose: text('purpose').$type<'template' | 'post'>().notNull().default('template'),
    /** Somebody said yes to it as it is: it is not drawn on until the post is worked on again. */
    isFrozen: boolean('is_frozen').notNull().default(false),
    /** Of a post that its business does not see yet: nor is this. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Of a post's picture: the words its template asked to be written anew, as they stood there. */
    samples: text('samples').array().notNull().default(sql`'{}'`),
    thematics: text('thematics').array().$type<Thematic[]>().notNull().default(sql`'{}'`),
    isDefault: boolean('is_default').notNull().default(false),
    isDefaultSuggestion: boolean('is_default_suggestion').notNull().default(false),
    position: integer('position').notNull(),
    themeId: digits('theme_id').references(() => visualTheme.id, { onDelete: 'set null' }),
    /** A design of `@postelier/scene`; read only through its `repair`. */
    design: jsonb('design').notNull(),
    pages: integer('pages').notNull(),
    version: integer('version').notNull().default(1),
    designVersion: integer('design_version').notNull().default(1),
    /** Where it came with the program, what it was shipped as; nothing any more once somebody drew on it. */
    shippedKey: text('shipped_key'),
    shippedHash: text('shipped_hash'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('template_owner_idx').on(table.ownerId, table.position),
    index('template_theme_idx').on(table.themeId),
    uniqueIndex('template_default_key')
      .on(sql`coalesce(${table.ownerId}, 0)`, table.type, table.format)
      .where(sql`is_default`),
    uniqueIndex('template_default_suggestion_key')
      .on(sql`coalesce(${table.ownerId}, 0)`, table.type, table.format)
      .where(sql`is_default_suggestion`),
  ],
)

/** A design as somebody saved it, to come back to. */
export const designState = pgTable(
  'design_state',
  {
    id: digits('id').primaryKey(),
    templateId: digits('template_id')
      .notNull()
      .references(() => template.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Nobody where it came with the program. */
    personId: digits('person_id').references(() => person.id, { onDelete: 'set null' }),
    /** Kept apart: what the editor saved by itself gives way to what it saves next. */
    isAutosave: boolean('is_autosave').notNull().default(false),
    designVersion: integer('design_version').notNull(),
    design: jsonb('design').notNull(),
    pages: integer('pages').notNull(),
  },
  (table) => [
    uniqueIndex('design_state_key').on(table.templateId, table.designVersion),
    index('design_state_person_idx').on(table.personId),
  ],
)

/** Shipped templates and themes that were put in once: what an administrator deleted does not come back. */
export const shippedVisual = pgTable('shipped_visual', {
  key: text('key').primaryKey(),
  at: instant('at').notNull(),
})
