import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { task, taskEvent } from '../task.tables.ts'

/** An account's posts and what happened to them, for the export of one's data. */
export const exportTasks = async (db: Pick<Database, 'select'>, accountId: number) => ({
  posts: await db.select().from(task).where(eq(task.accountId, accountId)),
  history: (
    await db
      .select({ event: taskEvent })
      .from(taskEvent)
      .innerJoin(task, eq(task.id, taskEvent.taskId))
      .where(eq(task.accountId, accountId))
  ).map(({ event }) => event),
})
