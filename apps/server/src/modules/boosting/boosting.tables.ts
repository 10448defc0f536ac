import type { Network } from '@postelier/contract'
import type { Boost } from '@postelier/networks'
import type { BoostState, Progress } from '@postelier/networks/adapters'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import {
  type DeliveryStatus,
  delivery,
  networkPage,
  type Rejection,
} from '../publishing/publishing.tables.ts'
import { task } from '../tasks/task.tables.ts'

/** What somebody wished, as it stood when they said so: nothing of it changes afterwards. */
export interface BoostInput {
  readonly boost: Boost
  readonly currency: string
  readonly businessAccount: string | null
  readonly advertAccount: string
  readonly advertAccountName: string
  /** The page and the post by the network's ids. */
  readonly page: string
  readonly publication: string
  readonly title: string
  readonly taskPublicId: string
  readonly payer: string
}

export interface BoostCount {
  readonly spend: number
  readonly reach: number
  readonly impressions: number
  readonly clicks: number
}

/** A published post shown against money: written before anything is made, and kept when its post is gone. */
export const boost = pgTable(
  'boost',
  {
    id: digits('id').primaryKey(),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** A campaign outlives our post: it still has to be counted, and to be stopped. */
    taskId: digits('task_id').references(() => task.id, { onDelete: 'set null' }),
    deliveryId: digits('delivery_id').references(() => delivery.id, { onDelete: 'set null' }),
    pageId: digits('page_id')
      .notNull()
      .references(() => networkPage.id, { onDelete: 'cascade' }),
    network: text('network').$type<Network>().notNull(),
    input: jsonb('input').$type<BoostInput>().notNull(),
    createdBy: digits('created_by').references(() => person.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    /** How far its making has come, as a delivery's. */
    state: text('state').$type<DeliveryStatus>().notNull(),
    progress: jsonb('progress').$type<Progress>(),
    sentAt: instant('sent_at'),
    finals: integer('finals').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    refreshed: boolean('refreshed').notNull().default(false),
    externalId: text('external_id'),
    refusal: jsonb('refusal').$type<Rejection>(),
    /** When somebody looks at it again; nothing where all is done. */
    nextAt: instant('next_at'),
    /** Who is at it, by a word only they know, and until when they may be. */
    holder: text('holder'),
    heldUntil: instant('held_until'),
    /** Somebody wants it stopped, whatever it has come to. */
    stopWantedAt: instant('stop_wanted_at'),
    stoppedAt: instant('stopped_at'),
    /** What is there, as the network said last. */
    status: text('status').$type<BoostState>(),
    why: text('why'),
    figures: jsonb('figures').$type<BoostCount>(),
    figuresAt: instant('figures_at'),
    /** Nothing of it can cost anything from then on. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('boost_live_key').on(table.deliveryId).where(sql`ended_at is null`),
    index('boost_account_idx').on(table.accountId),
    index('boost_task_idx').on(table.taskId),
    index('boost_delivery_idx').on(table.deliveryId),
    index('boost_page_idx').on(table.pageId),
    index('boost_created_by_idx').on(table.createdBy),
    index('boost_next_idx').on(table.nextAt).where(sql`next_at is not null`),
  ],
)

export type BoostRow = typeof boost.$inferSelect
