import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { person } from '../../../access/person.tables.ts'
import { digits, instant } from '../../../platform/database/columns.ts'

/** When subjects are next proposed to a business by themselves: one row for each whose plan may do that, taken when it is due. */
export const planningRobot = pgTable(
  'planning_robot',
  {
    accountId: digits('account_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    nextAt: instant('next_at').notNull(),
    tries: smallint('tries').notNull().default(0),
    holder: text('holder'),
    heldUntil: instant('held_until'),
    /** When it last proposed something, how much, and when that was last said by mail. */
    proposedAt: instant('proposed_at'),
    proposed: integer('proposed').notNull().default(0),
    mailedAt: instant('mailed_at'),
  },
  (table) => [index('planning_robot_due_idx').on(table.nextAt)],
)
