import type {
  Hooks,
  Network,
  NetworkSettings,
  TaskFormat,
  TaskOrigin,
  TaskShows,
  TaskStatus,
} from '@postelier/contract'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import { storedFile } from '../media/media.tables.ts'
import { template } from '../visuals/visuals.tables.ts'
import { displayGroup, latestFirst, soonestFirst } from './display-groups.store.ts'

/** Of its own business: whoever searches meets nobody else's posts, however many there are. */
export const taskWords: SQL = sql.raw('words')

/** A yes, and what it was said to. */
export interface Approved {
  /** Everything that is sent but the pages and the name. */
  readonly print: string
  /** A name that some networks show. */
  readonly title: string
  /** Where it was to go; null where nobody named pages: it is for those of its networks. */
  readonly pageIds: readonly number[] | null
  /** Said by a mailed link: whoever works on the post adds no page to it. */
  readonly isByMail: boolean
  /** How it was to stand on its pages; not said of a yes that was given apart from sending. */
  readonly as?: 'post' | 'story'
  /** As it was, for who takes the yes back at once. */
  readonly before?: BeforeYes
}

export interface BeforeYes {
  readonly status: TaskStatus
  readonly visualValidated: number | null
  readonly pageIds: number[] | null
  readonly publishAt: string | null
  readonly publishLocal: string | null
  readonly publishZone: string | null
}

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
    /** Written under it once it is out, where a network lets us. */
    firstComment: text('first_comment').notNull().default(''),
    /** Which networks it is written for; where it is sent is said when it is scheduled. */
    networks: text('networks').array().$type<Network[]>().notNull().default(sql`'{}'`),
    /** On which pages, as somebody chose while it was made; null where nobody did: on those of its networks. */
    pageIds: digits('page_ids').array(),
    /** Who sees it there, who may answer: as each network names it. */
    settings: jsonb('settings').$type<NetworkSettings>().notNull().default({}),
    visualId: digits('visual_id').references(() => template.id, { onDelete: 'set null' }),
    /** What it shows of the two it may have: the other one is kept as it is. */
    shows: text('shows').$type<TaskShows>().notNull().default('design'),
    /** Which of the versions of what it shows somebody said yes to; another one since has not been seen by them. */
    visualValidated: integer('visual_validated'),
    /** Goes up whenever the own files are others, or stand in another order. */
    mediaVersion: integer('media_version').notNull().default(1),
    /** What the drawn pages show, for who cannot see them, by the page; those without words have its name. */
    pageAlts: jsonb('page_alts').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** What somebody said yes to last; nothing else of it is sent. */
    approved: jsonb('approved').$type<Approved>(),
    /** When it goes out; kept while it is worked on again. */
    publishAt: instant('publish_at'),
    /** The same as somebody said it: the hour in their local time, and its time zone. */
    publishLocal: text('publish_local'),
    publishZone: text('publish_zone'),
    /** When the clock sends it: its date, unless it was held or has to be tried again. */
    sendAt: instant('send_at'),
    /** How often its date was put off since somebody set it. */
    postponed: integer('postponed').notNull().default(0),
    /** Its business does not see it until it is shown: whoever prepares posts for others is not done with it. */
    isHidden: boolean('is_hidden').notNull().default(false),
    isUrgent: boolean('is_urgent').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Taken away then; gone for good after thirty days. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('task_public_id_key').on(table.publicId),
    index('task_display_group_idx')
      .on(table.accountId, displayGroup, soonestFirst, latestFirst, sql`id desc`)
      .where(sql`removed_at is null`),
    index('task_publish_idx').on(table.accountId, table.publishAt).where(sql`removed_at is null`),
    /** The words of its title and of what its networks get, a column the database fills by itself and nobody reads. */
    index('task_words_idx').using('gin', taskWords),
    index('task_removed_idx').on(table.removedAt).where(sql`removed_at is not null`),
    index('task_send_idx').on(table.sendAt).where(sql`status = 'publicationWaiting'`),
    uniqueIndex('task_visual_key').on(table.visualId),
  ],
)

/** For queries elsewhere: what a column names by its public id is a post that its business does not see. */
export const isHiddenPost = (publicId: Column): SQL =>
  sql`exists (select 1 from ${task} where ${task.publicId} = ${publicId} and ${task.isHidden})`

/** A file of one's own that a post shows: a picture, or its film. */
export const taskMedia = pgTable(
  'task_media',
  {
    id: text('id').primaryKey(),
    taskId: digits('task_id')
      .notNull()
      .references(() => task.id, { onDelete: 'cascade' }),
    fileId: text('file_id')
      .notNull()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    altText: text('alt_text').notNull().default(''),
    /** Who confirmed that they may use it, and when. */
    rightsBy: digits('rights_by').references(() => person.id, { onDelete: 'set null' }),
    rightsAt: instant('rights_at').notNull(),
    /** Taken out of the post then; put back by one press, and gone for good a day later. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('task_media_task_idx').on(table.taskId, table.place),
    uniqueIndex('task_media_file_key').on(table.fileId),
    index('task_media_rights_idx').on(table.rightsBy),
    index('task_media_removed_idx').on(table.removedAt).where(sql`removed_at is not null`),
  ],
)

/** A file that says what a post is to be: handed over with its brief, and never shown by the post. */
export const taskAttachment = pgTable(
  'task_attachment',
  {
    fileId: text('file_id')
      .primaryKey()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
    taskId: digits('task_id')
      .notNull()
      .references(() => task.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull(),
    /** Who confirmed that they may use it. */
    rightsBy: digits('rights_by').references(() => person.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('task_attachment_task_idx').on(table.taskId, table.addedAt),
    index('task_attachment_rights_idx').on(table.rightsBy),
  ],
)

/** What happened to a post: who, when, why. Never changed, but that saves which follow each other are one line. */
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
    transition: text('transition').notNull(),
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

/** Nothing of a business goes out, or of anybody where it names none, until somebody says so. */
export const publicationHold = pgTable(
  'publication_hold',
  {
    id: digits('id').primaryKey(),
    accountId: digits('account_id').references(() => person.id, { onDelete: 'cascade' }),
    since: instant('since').notNull(),
    heldBy: digits('held_by').references(() => person.id, { onDelete: 'set null' }),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    uniqueIndex('publication_hold_account_key').on(table.accountId),
    uniqueIndex('publication_hold_all_key').on(sql`(account_id is null)`).where(sql`account_id is null`),
    index('publication_hold_by_idx').on(table.heldBy),
  ],
)
