import type { Network, NoticeKind } from '@postelier/contract'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import { isHiddenPost } from '../tasks/task.tables.ts'

/** When and how a person wants to hear from us, beside service messages, which always come. */
export const notificationSetting = pgTable('notification_setting', {
  personId: digits('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  weekday: smallint('weekday').notNull().default(1),
  minute: smallint('minute').notNull().default(540),
  timeZone: text('time_zone').notNull().default('Europe/Paris'),
  media: text('media').array().notNull().default(sql`'{email}'`),
  frequency: text('frequency').notNull().default('weekly'),
  types: text('types').array().notNull().default(sql`'{advice,eventReminders,news}'`),
})

/** What a business must know, until somebody sets it aside or it is settled. */
export const notice = pgTable(
  'notice',
  {
    id: digits('id').primaryKey(),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** What it is of: said once, however often it is found. */
    key: text('key').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    network: text('network').$type<Network>(),
    /** The post it is about. */
    taskPublicId: text('task_public_id'),
    words: jsonb('words').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Who did what it tells of, and need not be told. */
    causedBy: digits('caused_by').references(() => person.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    /** Set aside by somebody, or no longer so. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('notice_key').on(table.key),
    index('notice_open_idx').on(table.accountId, table.createdAt).where(sql`closed_at is null`),
    index('notice_caused_idx').on(table.causedBy),
    index('notice_closed_idx').on(table.closedAt, table.id).where(sql`closed_at is not null`),
  ],
)

/** Said of a post that is hidden from the business. */
export const isOfHiddenPost = isHiddenPost(notice.taskPublicId)
