import type { Hooks } from '@postelier/contract'
import type { PauseReason } from '@postelier/contract/desk'
import type { Brief, BriefPart, QuotePart, RatingView, Remark } from '@postelier/contract/orders'
import type { ConfigurationNames, OrderKind } from '@postelier/contract/task-configurations'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
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
import { task } from '../tasks/task.tables.ts'
import { taskConfiguration } from './orders.tables.ts'

/** What a customer says of a post that is to be made for them, until it is ordered. */
export const orderDraft = pgTable(
  'order_draft',
  {
    taskId: digits('task_id')
      .primaryKey()
      .references(() => task.id, { onDelete: 'cascade' }),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    configurationId: digits('configuration_id').references(() => taskConfiguration.id, {
      onDelete: 'set null',
    }),
    isUrgent: boolean('is_urgent').notNull().default(false),
    brief: jsonb('brief').$type<Brief>().notNull(),
    version: integer('version').notNull().default(1),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('order_draft_account_idx').on(table.accountId, table.changedAt),
    index('order_draft_configuration_idx').on(table.configurationId),
  ],
)

/** Whose turn it is. */
export type OrderState = 'queued' | 'withCustomer' | 'withManager' | 'closed'

/** Why a date is what it is, as it was when it was promised. */
export interface PromiseReasons {
  readonly begins: string
  readonly minutesAhead: number
  readonly skipped: readonly { readonly date: string; readonly reason: string }[]
}

/** Work that was ordered, with its own copy of what it costs and takes: a change of the price list is for new orders. */
export const taskOrder = pgTable(
  'task_order',
  {
    taskId: digits('task_id')
      .primaryKey()
      .references(() => task.id, { onDelete: 'cascade' }),
    /** As people call it. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    agentId: digits('agent_id').references(() => person.id, { onDelete: 'set null' }),
    configurationId: digits('configuration_id').references(() => taskConfiguration.id, {
      onDelete: 'set null',
    }),
    names: jsonb('names').$type<ConfigurationNames>().notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    parts: jsonb('parts').$type<QuotePart[]>().notNull(),
    credits: integer('credits').notNull(),
    minutes: integer('minutes').notNull(),
    /** What is planned of it still; nothing while it is not the agent's turn. */
    minutesLeft: integer('minutes_left').notNull(),
    brief: jsonb('brief').$type<Brief>().notNull(),
    isUrgent: boolean('is_urgent').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    /** In the agent's queue, from zero; nothing outside of it. */
    position: integer('position'),
    promisedAt: instant('promised_at'),
    /** Where that is not kept: when it is done as its queue stood then, as its business was told. */
    expectedAt: instant('expected_at'),
    promise: jsonb('promise').$type<PromiseReasons>(),
    /** Its timer counts: nothing goes before it. */
    isRunning: boolean('is_running').notNull().default(false),
    pausedFor: text('paused_for').$type<PauseReason>(),
    returns: smallint('returns').notNull().default(0),
    /** Of those, the ones that use up no included correction: they had a price of their own, or came before work made anew. */
    returnsApart: smallint('returns_apart').notNull().default(0),
    orderedAt: instant('ordered_at').notNull(),
    orderedBy: digits('ordered_by').references(() => person.id, { onDelete: 'set null' }),
    deliveredAt: instant('delivered_at'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('task_order_number_key').on(table.number),
    index('task_order_queue_idx').on(table.agentId, table.position).where(sql`state = 'queued'`),
    index('task_order_agent_idx').on(table.agentId, table.state, table.deliveredAt),
    index('task_order_account_idx').on(table.accountId, table.orderedAt),
    index('task_order_configuration_idx').on(table.configurationId),
    index('task_order_by_idx').on(table.orderedBy),
    check('task_order_position', sql`(state = 'queued') = (position is not null)`),
    check('task_order_minutes', sql`minutes_left >= 0`),
  ],
)

/** How much waits in each agent's queue, kept with the orders in one transaction: a quote asks these rows alone. */
export const agentLoad = pgTable(
  'agent_load',
  {
    agentId: digits('agent_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    minutes: integer('minutes').notNull(),
    tasks: integer('tasks').notNull(),
  },
  () => [check('agent_load_minutes', sql`minutes >= 0 and tasks >= 0`)],
)

/** A stretch of an agent's timer. What was worked is what of these lies in their hours; one is open at most. */
export const workInterval = pgTable(
  'work_interval',
  {
    id: digits('id').primaryKey(),
    taskId: digits('task_id')
      .notNull()
      .references(() => task.id, { onDelete: 'cascade' }),
    agentId: digits('agent_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    startedAt: instant('started_at').notNull(),
    /** When the agent's page was last heard of. */
    seenAt: instant('seen_at').notNull(),
    endedAt: instant('ended_at'),
    reason: text('reason').$type<PauseReason>(),
    words: text('words').notNull().default(''),
  },
  (table) => [
    index('work_interval_task_idx').on(table.taskId, table.startedAt),
    uniqueIndex('work_interval_open_key').on(table.agentId).where(sql`ended_at is null`),
    index('work_interval_agent_idx').on(table.agentId, table.startedAt),
    check('work_interval_order', sql`ended_at is null or ended_at >= started_at`),
  ],
)

/** What an agent delivers, round by round. */
export const orderProposal = pgTable(
  'order_proposal',
  {
    taskId: digits('task_id')
      .notNull()
      .references(() => task.id, { onDelete: 'cascade' }),
    round: smallint('round').notNull(),
    status: text('status').$type<'draft' | 'waiting' | 'accepted' | 'declined'>().notNull(),
    agentId: digits('agent_id').references(() => person.id, { onDelete: 'set null' }),
    hooks: jsonb('hooks').$type<Hooks>().notNull(),
    agentComment: text('agent_comment').notNull().default(''),
    visualComment: text('visual_comment').notNull().default(''),
    version: integer('version').notNull().default(1),
    deliveredAt: instant('delivered_at'),
    answeredAt: instant('answered_at'),
    answeredBy: digits('answered_by').references(() => person.id, { onDelete: 'set null' }),
    remarks: jsonb('remarks').$type<Remark[]>().notNull().default([]),
    /** What of the brief was changed with them. */
    changed: jsonb('changed').$type<BriefPart[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.round] }),
    index('order_proposal_agent_idx').on(table.agentId),
    index('order_proposal_by_idx').on(table.answeredBy),
  ],
)

export const orderComplaint = pgTable(
  'order_complaint',
  {
    taskId: digits('task_id')
      .primaryKey()
      .references(() => task.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
    /** Until when an answer was promised. */
    answerBy: instant('answer_by'),
    by: digits('by').references(() => person.id, { onDelete: 'set null' }),
    answer: text('answer').$type<'return' | 'keep' | 'cancel'>(),
    answerMessage: text('answer_message').notNull().default(''),
    answeredAt: instant('answered_at'),
    answeredBy: digits('answered_by').references(() => person.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('order_complaint_by_idx').on(table.by),
    index('order_complaint_answered_idx').on(table.answeredBy),
  ],
)

export const orderRating = pgTable(
  'order_rating',
  {
    taskId: digits('task_id')
      .primaryKey()
      .references(() => task.id, { onDelete: 'cascade' }),
    rating: jsonb('rating').$type<RatingView>().notNull(),
    at: instant('at').notNull(),
    by: digits('by').references(() => person.id, { onDelete: 'set null' }),
  },
  (table) => [index('order_rating_by_idx').on(table.by)],
)
