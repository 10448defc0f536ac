import type { OrderPart } from '@postelier/contract/orders'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import { task } from '../tasks/task.tables.ts'

/** What a business and who makes its order write to each other; never changed. Goes with the task, not with a person. */
export const orderComment = pgTable(
  'order_comment',
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
    side: text('side').$type<'customer' | 'agent'>().notNull(),
    message: text('message').notNull(),
    requestValidation: text('request_validation').$type<OrderPart>(),
    validate: text('validate').$type<OrderPart>(),
    /** The delivery that a yes is asked for, or said to. */
    round: smallint('round'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('order_comment_task_idx').on(table.taskId, table.place),
    index('order_comment_account_idx').on(table.accountId),
    index('order_comment_author_idx').on(table.authorId),
    check(
      'order_comment_round',
      sql`(round is not null) = (request_validation is not null or validate is not null)`,
    ),
  ],
)
