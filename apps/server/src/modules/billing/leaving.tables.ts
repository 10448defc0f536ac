import type { UnsubscribeKind } from '@postelier/contract/unsubscribe-messages'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { digits, instant } from '../../platform/database/columns.ts'
import type { PackNames } from './packs.tables.ts'

/** What somebody is asked who leaves a plan. */
export const unsubscribeMessage = pgTable('unsubscribe_message', {
  id: digits('id').primaryKey(),
  words: jsonb('words').$type<PackNames>().notNull(),
  kind: text('kind').$type<UnsubscribeKind>().notNull(),
  isEnabled: boolean('is_enabled').notNull(),
  emoticon: text('emoticon').notNull().default(''),
  answers: jsonb('answers').$type<readonly PackNames[]>().notNull(),
  /** How often it was answered. */
  countUsed: integer('count_used').notNull().default(0),
  position: integer('position').notNull(),
  version: integer('version').notNull().default(1),
  removedAt: instant('removed_at'),
})
