import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { digits } from '../platform/database/columns.ts'
import { person } from './person.tables.ts'

/**
 * Whose task an agent has in hand: as long as a row stands, they read that business's brand and draw on that one visual. Kept by
 * `orders` with the order, and gone with it.
 */
export const workAccess = pgTable(
  'work_access',
  {
    agentId: digits('agent_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    taskId: digits('task_id').notNull(),
    accountId: digits('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    visualId: digits('visual_id'),
  },
  (table) => [
    primaryKey({ columns: [table.taskId] }),
    index('work_access_agent_idx').on(table.agentId, table.accountId),
    index('work_access_account_idx').on(table.accountId),
  ],
)
