import type { CommentedPart } from '@postelier/contract/comments'
import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import { task } from '../tasks/task.tables.ts'

/** What people say about a post among themselves; never changed. */
export const postComment = pgTable(
  'post_comment',
  {
    id: digits('id').primaryKey(),
    /** Several can be written at one instant; this says in which order. */
    place: digits('place').notNull().generatedAlwaysAsIdentity(),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    taskId: digits('task_id')
      .notNull()
      .references(() => task.id, { onDelete: 'cascade' }),
    authorId: digits('author_id').references(() => person.id, { onDelete: 'set null' }),
    message: text('message').notNull(),
    requestValidation: text('request_validation').$type<CommentedPart>(),
    validate: text('validate').$type<CommentedPart>(),
    /** What the yes was said to: the words, or the version of what it shows. */
    validated: text('validated'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('post_comment_task_idx').on(table.taskId, table.place),
    index('post_comment_yes_idx').on(table.taskId, table.validate).where(sql`validate is not null`),
    index('post_comment_account_idx').on(table.accountId),
    index('post_comment_author_idx').on(table.authorId),
  ],
)
