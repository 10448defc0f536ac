import type { Hooks, RemakeFailure, RemakeKind, TaskShows } from '@postelier/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../../access/person.tables.ts'
import { digits, instant } from '../../../platform/database/columns.ts'
import { task } from '../../tasks/task.tables.ts'
import type { template } from '../../visuals/visuals.tables.ts'
import type { draftedWords } from '../planning.tables.ts'

/** A post as it was before something of it was made anew, so that one press brings it back. */
export interface BeforeRemake {
  readonly title: string
  readonly hooks: Hooks
  readonly pageAlts: Readonly<Record<string, string>>
  readonly shows: TaskShows
  /** The row of its visual, where that is another one now. */
  readonly visual: typeof template.$inferSelect | null
  readonly drafted: Omit<typeof draftedWords.$inferSelect, 'at'>
}

/**
 * Something of a drafted post on its way to being made anew. What it costs is set aside under its id; its last write changes
 * the post, keeps what was set aside and ends it in one transaction, as a step of a planning does.
 */
export const postRemake = pgTable(
  'post_remake',
  {
    id: digits('id').primaryKey(),
    publicId: text('public_id').notNull(),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    taskId: digits('task_id')
      .notNull()
      .references(() => task.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RemakeKind>().notNull(),
    askedBy: digits('asked_by').references(() => person.id, { onDelete: 'set null' }),
    credits: integer('credits').notNull(),
    /** The post and its visual as whoever asked saw them: another one meanwhile is never written over. */
    taskVersion: integer('task_version').notNull(),
    designVersion: integer('design_version'),
    tries: smallint('tries').notNull().default(0),
    nextAt: instant('next_at'),
    holder: text('holder'),
    heldUntil: instant('held_until'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    failure: text('failure').$type<RemakeFailure>(),
    /** What would bring something new to say. */
    question: text('question').notNull().default(''),
    /** What its picture is made from, so that the next one is another. */
    look: text('look').notNull().default(''),
    before: jsonb('before').$type<BeforeRemake>(),
    /** The post as it was left: changed since, it is not put back. */
    versionAfter: integer('version_after'),
    designAfter: integer('design_after'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    uniqueIndex('post_remake_public_id_key').on(table.publicId),
    index('post_remake_task_idx').on(table.taskId, table.createdAt),
    index('post_remake_account_idx').on(table.accountId),
    index('post_remake_asked_by_idx').on(table.askedBy),
    index('post_remake_due_idx').on(table.nextAt, table.id).where(sql`ended_at is null`),
    index('post_remake_ended_idx').on(table.endedAt, table.id).where(sql`ended_at is not null`),
    /** Those whose undo is to be forgotten one day. */
    index('post_remake_before_idx').on(table.endedAt).where(sql`before is not null`),
    /** A post is made anew once at a time. */
    uniqueIndex('post_remake_open_key').on(table.taskId).where(sql`ended_at is null`),
  ],
)
