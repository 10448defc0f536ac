import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { titlesOf } from '../../tasks/index.ts'
import { attempt, networkPage } from '../publishing.tables.ts'

/** Posts that wait for a business's accounts to be connected again, those of longest ago first. */
export async function postsHeld(db: Pick<Database, 'select'>, accountId: number) {
  const rows = await db
    .select({
      connectionId: networkPage.networkAccountId,
      publicationId: attempt.id,
      taskId: attempt.taskId,
    })
    .from(attempt)
    .innerJoin(networkPage, eq(networkPage.id, attempt.pageId))
    .where(and(eq(attempt.accountId, accountId), eq(attempt.state, 'held')))
    .orderBy(asc(attempt.createdAt), asc(attempt.id))
  const titles = await titlesOf(
    db,
    rows.map(({ taskId }) => taskId),
  )
  return rows.flatMap(({ taskId, ...row }) => {
    const post = titles.get(taskId)
    return post ? [{ ...row, postId: post.publicId, title: post.title }] : []
  })
}

export type Held = Awaited<ReturnType<typeof postsHeld>>[number]
