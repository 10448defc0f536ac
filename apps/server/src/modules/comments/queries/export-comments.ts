import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { postComment } from '../comments.tables.ts'

/** What was said about an account's posts. */
export const exportComments = (db: Pick<Database, 'select'>, accountId: number) =>
  db.select().from(postComment).where(eq(postComment.accountId, accountId))
