import { and, eq, sql } from 'drizzle-orm'
import { journalEntry } from '../../access/session.tables.ts'
import { isHiddenPost } from '../tasks/task.tables.ts'

/** An entry about a post that its business does not see. */
export const isOnHiddenPost =
  and(eq(journalEntry.subjectType, 'task'), isHiddenPost(journalEntry.subjectId)) ?? sql`false`
