import type { PlanLimits } from '@postelier/contract/packs'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'

export interface PackNames {
  readonly fr: string
  readonly en: string
}

/** What is sold: a plan by the month or year, or credits once. Amounts are cents without tax. */
export const pack = pgTable(
  'pack',
  {
    id: digits('id').primaryKey(),
    names: jsonb('names').$type<PackNames>().notNull(),
    descriptions: jsonb('descriptions').$type<PackNames>().notNull(),
    credits: integer('credits').notNull(),
    emoticon: text('emoticon').notNull().default(''),
    isPublic: boolean('is_public').notNull(),
    isRecommended: boolean('is_recommended').notNull().default(false),
    /** Of a plan. */
    monthlyCents: integer('monthly_cents'),
    yearlyCents: integer('yearly_cents'),
    limits: jsonb('limits').$type<PlanLimits>(),
    /** Of a pack of credits. */
    onceCents: integer('once_cents'),
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    changedAt: instant('changed_at').notNull(),
    /** Not sold any more from then on. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    check('pack_kind', sql`(${table.monthlyCents} is null) <> (${table.onceCents} is null)`),
    check('pack_plan', sql`(${table.monthlyCents} is null) = (${table.limits} is null)`),
  ],
)

/** Packs that are not public are offered to these. */
export const packAssignment = pgTable(
  'pack_assignment',
  {
    packId: digits('pack_id')
      .notNull()
      .references(() => pack.id, { onDelete: 'cascade' }),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.packId, table.accountId] }),
    index('pack_assignment_account_idx').on(table.accountId),
  ],
)
