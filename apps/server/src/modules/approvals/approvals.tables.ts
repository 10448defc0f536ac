import type { ApprovalAnswer, Silence } from '@postelier/contract/approvals'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import { task } from '../tasks/task.tables.ts'

/** Posts that somebody was asked about by mail, together. */
export const approvalRequest = pgTable(
  'approval_request',
  {
    id: digits('id').primaryKey(),
    /** Of the link, which is kept nowhere. */
    tokenHash: text('token_hash').notNull(),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    sentTo: digits('sent_to')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    sentBy: digits('sent_by').references(() => person.id, { onDelete: 'set null' }),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    remindedAt: instant('reminded_at'),
    /** When they are reminded next; nothing once they were often enough, or need not be. */
    remindAt: instant('remind_at'),
    reminders: smallint('reminders').notNull().default(0),
  },
  (table) => [
    uniqueIndex('approval_request_token_key').on(table.tokenHash),
    index('approval_request_account_idx').on(table.accountId, table.createdAt),
    index('approval_request_sent_to_idx').on(table.sentTo),
    index('approval_request_sent_by_idx').on(table.sentBy),
    index('approval_request_expires_idx').on(table.expiresAt),
    index('approval_request_remind_idx').on(table.remindAt).where(sql`remind_at is not null`),
  ],
)

/** One post of a request, and what was answered about it, once. */
export const approvalItem = pgTable(
  'approval_item',
  {
    requestId: digits('request_id')
      .notNull()
      .references(() => approvalRequest.id, { onDelete: 'cascade' }),
    taskId: digits('task_id')
      .notNull()
      .references(() => task.id, { onDelete: 'cascade' }),
    /** As they were sent. */
    position: smallint('position').notNull(),
    answer: text('answer').$type<ApprovalAnswer>(),
    /** What was answered about, pages included: as `print` of the post was then. */
    print: text('print'),
    note: text('note').notNull().default(''),
    answeredAt: instant('answered_at'),
    /** Nobody answered in time: then what the business wants in that case was done, once. */
    silenceAt: instant('silence_at'),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.taskId] }),
    index('approval_item_task_idx').on(table.taskId),
    index('approval_item_open_idx').on(table.requestId).where(sql`answer is null and silence_at is null`),
  ],
)

/** What becomes of a business's posts that nobody answers about; without a row they wait. */
export const approvalPolicy = pgTable('approval_policy', {
  accountId: digits('account_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  silence: text('silence').$type<Silence>().notNull(),
  /** Working hours, for a yes. */
  afterHours: smallint('after_hours').notNull(),
  changedAt: instant('changed_at').notNull(),
})
