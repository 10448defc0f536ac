import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { task, taskEvent, taskMedia } from '../task.tables.ts'

/** An account's posts, the files they show and what happened to them; the files' bytes lie where each says. */
export const exportTasks = async (db: Pick<Database, 'select'>, accountId: number) => ({
  posts: await db.select().from(task).where(eq(task.accountId, accountId)),
  media: (
    await db
      .select({ media: taskMedia, format: task.format })
      .from(taskMedia)
      .innerJoin(task, eq(task.id, taskMedia.taskId))
      .where(eq(task.accountId, accountId))
  ).map(({ media, format }) => ({
    ...media,
    file: `/files/${media.fileId}/${format === 'video' ? 'film' : 'full'}`,
  })),
  history: (
    await db
      .select({ event: taskEvent })
      .from(taskEvent)
      .innerJoin(task, eq(task.id, taskEvent.taskId))
      .where(eq(task.accountId, accountId))
  ).map(({ event }) => event),
})
