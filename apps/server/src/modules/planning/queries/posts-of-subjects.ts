import { inArray } from 'drizzle-orm'
import type { Actor } from '../../../access/actor.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { titlesOf } from '../../tasks/index.ts'
import { subject } from '../planning.tables.ts'

export interface PostOfSubject {
  readonly isOnItsWay: boolean
  /** The post that came of it; null where there is none, or none any more. */
  readonly taskId: string | null
}

/** How far subjects are, for who had them drafted. */
export async function postsOfSubjects(
  db: Pick<Database, 'select'>,
  ids: readonly number[],
  actor: Actor,
): Promise<ReadonlyMap<number, PostOfSubject>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: subject.id, status: subject.status, taskId: subject.taskId })
    .from(subject)
    .where(inArray(subject.id, [...new Set(ids)]))
  const posts = await titlesOf(
    db,
    rows.flatMap(({ taskId }) => taskId ?? []),
    actor,
  )
  return new Map(
    rows.map(({ id, status, taskId }) => [
      id,
      {
        isOnItsWay: status === 'planning',
        taskId: (taskId !== null && posts.get(taskId)?.publicId) || null,
      },
    ]),
  )
}
