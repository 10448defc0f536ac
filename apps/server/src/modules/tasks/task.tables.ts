import type { Hooks, Network, TaskFormat, TaskOrigin, TaskStatus } from '@postelier/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import { template } from '../visuals/visuals.tables.ts'

/** A publication, whoever makes it. */
export const task = pgTable(
  'task',
  {
    id: digits('id').primaryKey(),
    publicId: text('public_id').notNull(),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    format: text('format').$type<TaskFormat>().notNull(),
    origin: text('origin').$type<TaskOrigin>().notNull(),
    status: text('status').$type<TaskStatus>().notNull(),
    /** Where it was cancelled or paused from. */
    statusBefore: text('status_before').$type<TaskStatus>(),
    hooks: jsonb('hooks').$type<Hooks>().notNull(),
    /** Which networks it is written for; where it is sent is said when it is scheduled. */
    networks: text('networks').array().$type<Network[]>().notNull().default(sql`'{}'`),
    visualId: digits('visual_id').references(() => template.id, { onDelete: 'set null' }),
    /** The design that somebody said yes to; another one since has not been seen by them. */
    visualValidated: integer('visual_validated'),
    isUrgent: boolean('is_urgent').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Taken away then; gone for good after thirty days. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('task_public_id_key').on(table.publicId),
    index('task_account_idx').on(table.accountId, table.changedAt).where(sql`removed_at is null`),
    index('task_removed_idx').on(table.removedAt).where(sql`removed_at is not null`),
    uniqueIndex('task_visual_key').on(table.visualId),
  ],
)

/** What happened to a post: who, when, why. Never changed. */
export const taskEvent = pgTable(
  'task_event',
  {
    id: digits('id').primaryKey(),
    /** Several things can happen at one instant; this says in which order. */
    place: digits('place').notNull().generatedAlwaysAsIdentity(),
    taskId: digits('task_id')
      .notNull()
      .references(() => task.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Nobody where the program did it by itself. */
    personId: digits('person_id').references(() => person.id, { onDelete: 'set null' }),
    deed: text('deed').notNull(),
    from: text('from_status').$type<TaskStatus>(),
    to: text('to_status').$type<TaskStatus>(),
    reason: text('reason').notNull().default(''),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [
    index('task_event_task_idx').on(table.taskId, table.place),
    index('task_event_person_idx').on(table.personId),
  ],
)
