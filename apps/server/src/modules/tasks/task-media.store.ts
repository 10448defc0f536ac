import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { type FileFacts, fileFactsOf } from '../media/index.ts'
import { taskMedia } from './task.tables.ts'

export type TaskMediaRow = typeof taskMedia.$inferSelect

/** A file that a post shows, with what is known of it. */
export interface TaskMedia extends Pick<TaskMediaRow, 'id' | 'altText'> {
  readonly file: FileFacts
}

/** The own files of some posts, in their order. */
export async function mediaOf(
  db: Pick<Database, 'select'>,
  taskIds: readonly number[],
): Promise<Map<number, TaskMedia[]>> {
  if (taskIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(taskMedia)
    .where(and(inArray(taskMedia.taskId, [...taskIds]), isNull(taskMedia.removedAt)))
    .orderBy(asc(taskMedia.place), asc(taskMedia.id))
  const files = await fileFactsOf(
    db,
    rows.map(({ fileId }) => fileId),
  )
  const found = new Map<number, TaskMedia[]>(taskIds.map((id) => [id, []]))
  for (const { taskId, id, altText, fileId } of rows) {
    const file = files.get(fileId)
    if (file) found.get(taskId)?.push({ id, altText, file })
  }
  return found
}

export const mediaOfOne = async (db: Pick<Database, 'select'>, taskId: number): Promise<TaskMedia[]> =>
  (await mediaOf(db, [taskId])).get(taskId) ?? []

/** Those taken out a moment ago among them: for whoever holds the post's lock. */
export const allMediaOf = (db: Pick<Database, 'select'>, taskId: number): Promise<TaskMediaRow[]> =>
  db.select().from(taskMedia).where(eq(taskMedia.taskId, taskId)).orderBy(asc(taskMedia.place))
