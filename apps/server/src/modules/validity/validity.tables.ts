import type { FactKind } from '@postelier/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import { task } from '../tasks/task.tables.ts'

const account = () =>
  digits('account_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' })

/** Something with an end that a drafted post speaks of: an event with its day, an offer with its last one. */
export const postGround = pgTable(
  'post_ground',
  {
    taskId: digits('task_id')
      .notNull()
      .references(() => task.id, { onDelete: 'cascade' }),
    factId: text('fact_id').notNull(),
    accountId: account(),
    kind: text('kind').$type<FactKind>().notNull(),
    about: text('about').notNull(),
    /** Days in the business's local time. */
    date: text('date'),
    time: text('time'),
    until: text('until'),
    /** The sentences that speak of it, made comparable; once none of them stands, it is spoken of no more. */
    sentences: text('sentences').array().notNull().default(sql`'{}'`),
    /** The same of the words in the picture. */
    pictureWords: text('picture_words').array().notNull().default(sql`'{}'`),
    /** Somebody said that it is true still, and who. */
    stillTrueAt: instant('still_true_at'),
    stillTrueBy: digits('still_true_by').references(() => person.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.factId] }),
    index('post_ground_fact_idx').on(table.accountId, table.factId),
    index('post_ground_by_idx').on(table.stillTrueBy),
  ],
)

/** Whether an address in a business's posts leads anywhere, as it was when it was last asked. */
export const linkLook = pgTable(
  'link_look',
  {
    accountId: account(),
    hash: text('hash').notNull(),
    url: text('url').notNull(),
    state: text('state').$type<'alive' | 'dead' | 'unknown'>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] }), index('link_look_at_idx').on(table.at)],
)
