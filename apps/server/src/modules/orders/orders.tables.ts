import type { TaskFormat } from '@postelier/contract'
import type { ConfigurationNames, OrderKind } from '@postelier/contract/task-configurations'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { digits, instant } from '../../platform/database/columns.ts'

/** A heading of the price list; groups may stand under others. */
export const taskConfigurationGroup = pgTable(
  'task_configuration_group',
  {
    id: digits('id').primaryKey(),
    names: jsonb('names').$type<ConfigurationNames>().notNull(),
    parentId: digits('parent_id').references((): AnyPgColumn => taskConfigurationGroup.id, {
      onDelete: 'set null',
    }),
    emoticon: text('emoticon').notNull().default(''),
    position: integer('position').notNull().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('task_configuration_group_parent_idx').on(table.parentId)],
)

/** A kind of task that can be ordered: what it costs and how long it takes. Orders keep their own copy of both. */
export const taskConfiguration = pgTable(
  'task_configuration',
  {
    id: digits('id').primaryKey(),
    groupId: digits('group_id')
      .notNull()
      .references(() => taskConfigurationGroup.id, { onDelete: 'restrict' }),
    names: jsonb('names').$type<ConfigurationNames>().notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    format: text('format').$type<TaskFormat>(),
    credits: integer('credits').notNull(),
    minutes: integer('minutes').notNull(),
    creditsPerNetwork: integer('credits_per_network').notNull().default(0),
    minutesPerNetwork: integer('minutes_per_network').notNull().default(0),
    emoticon: text('emoticon').notNull().default(''),
    position: integer('position').notNull().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    changedAt: instant('changed_at').notNull(),
    /** Not offered any more from then on. */
    removedAt: instant('removed_at'),
  },
  (table) => [index('task_configuration_group_idx').on(table.groupId, table.position)],
)
