// Tables of publishing: connected accounts and their pages, deliveries with their journal, figures of posts and pages.
import type { Network, PublicationEvent } from '@postelier/contract'
import type { Progress } from '@postelier/networks/adapters'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import { task } from '../tasks/task.tables.ts'
import type { Content } from './content.ts'
import type { DeliveryStatus, Rejection } from './delivery.ts'
import type { CountedFigures } from './figures.ts'
import type { CommentState } from './first-comment.ts'
import type { ReadinessFault } from './readiness.ts'

/** For other modules' tables. */
export type { DeliveryStatus, Rejection } from './delivery.ts'

export type ConnectionState = 'connected' | 'expired' | 'revoked'

/** Somebody's identity on a network, and what opens it. Reconnecting keeps the row, and with it pages, posts and history. */
export const networkAccount = pgTable(
  'network_account',
  {
    id: digits('id').primaryKey(),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    network: text('network').$type<Network>().notNull(),
    /** The network's own id of whoever connected. */
    identity: text('identity').notNull(),
    name: text('name').notNull(),
    handle: text('handle').notNull().default(''),
    picture: text('picture').notNull().default(''),
    /** Sealed with the key outside the database, bound to this row. Nothing once it is unlinked. */
    tokens: text('tokens'),
    accessExpiresAt: instant('access_expires_at'),
    refreshExpiresAt: instant('refresh_expires_at'),
    /** Somebody is renewing the tokens: others wait for what they get. */
    refreshingUntil: instant('refreshing_until'),
    scopes: text('scopes').array().notNull().default(sql`'{}'`),
    state: text('state').$type<ConnectionState>().notNull(),
    /** Whoever connected it is written to once for each time it ends. */
    toldAt: instant('told_at'),
    connectedBy: digits('connected_by').references(() => person.id, { onDelete: 'set null' }),
    connectedAt: instant('connected_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('network_account_key').on(table.accountId, table.network, table.identity),
    index('network_account_connected_by_idx').on(table.connectedBy),
  ],
)

/** Somebody was sent to a network's page, and may come back once. */
export const networkConsent = pgTable(
  'network_consent',
  {
    /** Of the word that comes back with them: who reads the table cannot come back in their place. */
    stateHash: text('state_hash').primaryKey(),
    personId: digits('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    network: text('network').$type<Network>().notNull(),
    /** Sealed: proves that whoever comes back is who was sent. */
    verifier: text('verifier').notNull(),
    back: text('back').notNull(),
    /** Of the mailed link they came by, where nobody is signed in. */
    linkHash: text('link_hash'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('network_consent_person_idx').on(table.personId),
    index('network_consent_account_idx').on(table.accountId),
    index('network_consent_expires_idx').on(table.expiresAt),
  ],
)

/** A link by mail that connects one account again, once. */
export const reconnection = pgTable(
  'network_reconnection',
  {
    tokenHash: text('token_hash').primaryKey(),
    networkAccountId: digits('network_account_id')
      .notNull()
      .references(() => networkAccount.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('network_reconnection_account_idx').on(table.networkAccountId)],
)

/** Where posts can go: a page, a profile, a business account. */
export const networkPage = pgTable(
  'network_page',
  {
    id: digits('id').primaryKey(),
    networkAccountId: digits('network_account_id')
      .notNull()
      .references(() => networkAccount.id, { onDelete: 'cascade' }),
    network: text('network').$type<Network>().notNull(),
    /** The network's own id. */
    pageId: text('page_id').notNull(),
    kind: text('kind').$type<'page' | 'profile' | 'organisation' | 'business'>().notNull(),
    name: text('name').notNull(),
    handle: text('handle').notNull().default(''),
    picture: text('picture').notNull().default(''),
    followers: integer('followers'),
    /** Why it cannot be used. */
    unusable: text('unusable'),
    /** Posts go there; the others are known and left alone. */
    isChosen: boolean('is_chosen').notNull().default(false),
    /** Of its own, sealed, where the network gives one for each page. */
    tokens: text('tokens'),
    figuresNextAt: instant('figures_next_at'),
  },
  (table) => [
    index('network_page_figures_idx').on(table.figuresNextAt).where(sql`is_chosen`),
    uniqueIndex('network_page_key').on(table.networkAccountId, table.pageId),
    // One page belongs to one business.
    uniqueIndex('network_page_chosen_key').on(table.network, table.pageId).where(sql`is_chosen`),
  ],
)

/** One post on one page: written before anything is sent, and the only truth of what was. */
export const delivery = pgTable(
  'delivery',
  {
    id: digits('id').primaryKey(),
    taskId: digits('task_id')
      .notNull()
      .references(() => task.id, { onDelete: 'cascade' }),
    pageId: digits('page_id')
      .notNull()
      .references(() => networkPage.id, { onDelete: 'cascade' }),
    /** Whose post it is, for whoever shares out the turns. */
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    network: text('network').$type<Network>().notNull(),
    settings: jsonb('settings').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    state: text('state').$type<DeliveryStatus>().notNull(),
    /** What is sent, as it stood when sending began: nobody changes it while it is being sent. */
    content: jsonb('content').$type<Content>(),
    progress: jsonb('progress').$type<Progress>(),
    sentAt: instant('sent_at'),
    finals: integer('finals').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    refreshed: boolean('refreshed').notNull().default(false),
    externalId: text('external_id'),
    url: text('url'),
    refusal: jsonb('refusal').$type<Rejection>(),
    /** When somebody looks at it again by themselves; nothing where it waits for a transition, or is over. */
    nextAt: instant('next_at'),
    /** Who is at it, by a word only they know, and until when they may be: after that they are gone. */
    holder: text('holder'),
    heldUntil: instant('held_until'),
    /** When it is to go out, while it waits for that. */
    dueAt: instant('due_at'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
    /** What would keep it from going out, as it was found last; nothing before it was looked at. */
    readiness: jsonb('readiness').$type<readonly ReadinessFault[]>(),
    readinessAt: instant('readiness_at'),
    /** What it brought, as the network said last, and when that is asked again. */
    figures: jsonb('figures').$type<CountedFigures>(),
    figuresAt: instant('figures_at'),
    figuresNextAt: instant('figures_next_at'),
    /** The first comment under it: a side effect, which changes nothing of the post. */
    comment: jsonb('comment').$type<CommentState>(),
    commentNextAt: instant('comment_next_at'),
    /** It was there and is not any more. */
    removedAt: instant('removed_at'),
    /** How often it was begun anew after it was over: what is told of it is told once in each. */
    round: integer('round').notNull().default(0),
  },
  (table) => [
    uniqueIndex('delivery_key').on(table.taskId, table.pageId),
    index('delivery_page_idx').on(table.pageId),
    // What is there once is one post of ours.
    uniqueIndex('delivery_there_key')
      .on(table.pageId, table.externalId)
      .where(sql`state = 'confirmed' and external_id is not null`),
    index('delivery_account_idx').on(table.accountId),
    index('delivery_person_idx')
      .on(table.accountId, table.taskId)
      .where(sql`state in ('asked', 'held', 'rejected')`),
    index('delivery_due_idx').on(table.dueAt).where(sql`due_at is not null`),
    index('delivery_figures_idx').on(table.figuresNextAt).where(sql`figures_next_at is not null`),
    index('delivery_comment_idx').on(table.commentNextAt).where(sql`comment_next_at is not null`),
    index('delivery_open_idx')
      .on(table.pageId, table.nextAt)
      .where(sql`ended_at is null and started_at is not null`),
    index('delivery_next_idx').on(table.nextAt).where(sql`next_at is not null`),
  ],
)

/** Of a line of a post's journal: on the way only, and not how it ended. Written once, for the index and for whoever reads by it. */
export const isPassing = sql.raw(`state not in ('confirmed', 'rejected')`)

/** What was sent when and what came back, in order; trimmed, and without secrets. */
export const deliveryLog = pgTable(
  'delivery_log',
  {
    id: digits('id').notNull().primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: digits('delivery_id')
      .notNull()
      .references(() => delivery.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    state: text('state').$type<DeliveryStatus>().notNull(),
    step: text('step').notNull().default(''),
    what: text('what').$type<PublicationEvent>().notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [
    index('delivery_log_delivery_idx').on(table.deliveryId, table.id),
    /** Those that are not kept for ever, the oldest first. */
    index('delivery_log_passing_idx').on(table.at, table.id).where(isPassing),
  ],
)

/** What a row of figures is kept as: one of all, the last of its day, or the last there is. */
export type KeptAs = 'every' | 'daily' | 'last'

/** Written once, for the indexes and for whoever reads by them; nobody looks for what is kept for good. */
export const isKeptAs = (as: Exclude<KeptAs, 'last'>): SQL => sql.raw(`kept_as = '${as}'`)

/** What a post brought at a moment, as the network said it. */
export const postFigure = pgTable(
  'post_figure',
  {
    id: digits('id').notNull().primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: digits('delivery_id')
      .notNull()
      .references(() => delivery.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    figures: jsonb('figures').$type<CountedFigures>().notNull(),
    /** The answer as it came, without secrets: what is not read today may be tomorrow. */
    raw: jsonb('raw').$type<unknown>(),
    keptAs: text('kept_as').$type<KeptAs>().notNull().default('every'),
  },
  (table) => [
    index('post_figure_delivery_idx').on(table.deliveryId, table.at),
    index('post_figure_every_idx').on(table.at, table.id).where(isKeptAs('every')),
    index('post_figure_daily_idx').on(table.at, table.id).where(isKeptAs('daily')),
  ],
)

/** What is known of a page at a moment. */
export const pageFigure = pgTable(
  'page_figure',
  {
    id: digits('id').notNull().primaryKey().generatedAlwaysAsIdentity(),
    pageId: digits('page_id')
      .notNull()
      .references(() => networkPage.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    figures: jsonb('figures').$type<CountedFigures>().notNull(),
    raw: jsonb('raw').$type<unknown>(),
    keptAs: text('kept_as').$type<KeptAs>().notNull().default('every'),
  },
  (table) => [
    index('page_figure_page_idx').on(table.pageId, table.at),
    index('page_figure_every_idx').on(table.at, table.id).where(isKeptAs('every')),
    index('page_figure_daily_idx').on(table.at, table.id).where(isKeptAs('daily')),
  ],
)
