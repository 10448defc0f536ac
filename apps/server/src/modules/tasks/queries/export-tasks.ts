import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/actor.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { givesTexts } from '../kept-lines.store.ts'
import { seenBy } from '../task.store.ts'
import { task, taskEvent, taskMedia } from '../task.tables.ts'
import { exportAttachments } from '../task-attachments.store.ts'

/** An account's posts, the files they show and what happened to them; the files' bytes lie where each says. */
export const exportTasks = async (db: Pick<Database, 'select'>, accountId: number, actor: Actor) => ({
  posts: await db
    .select()
    .from(task)
    .where(and(eq(task.accountId, accountId), seenBy(actor))),
  media: (
    await db
      .select({ media: taskMedia, format: task.format })
      .from(taskMedia)
      .innerJoin(task, eq(task.id, taskMedia.taskId))
      .where(and(eq(task.accountId, accountId), seenBy(actor)))
  ).map(({ media, format }) => ({
    ...media,
    file: `/files/${media.fileId}/${format === 'video' ? 'film' : 'full'}`,
  })),
  attachments: await exportAttachments(db, and(eq(task.accountId, accountId), seenBy(actor))),
  history: (
    await db
      .select({ event: taskEvent, givesTexts: sql<boolean>`${givesTexts(actor)}` })
      .from(taskEvent)
      .innerJoin(task, eq(task.id, taskEvent.taskId))
      .where(and(eq(task.accountId, accountId), seenBy(actor)))
  ).map(({ event, givesTexts }) => (givesTexts ? event : withoutTexts(event))),
})

function withoutTexts(event: typeof taskEvent.$inferSelect): typeof taskEvent.$inferSelect {
  const { kept: _, ...details } = event.details
  return { ...event, details }
}
