import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { titlesOf } from '../../tasks/index.ts'
import { attempt, networkPage } from '../publishing.tables.ts'

/** Posts that are to go out on a business's accounts: on their date, or once these are connected again. */
export async function postsBound(db: Pick<Database, 'select'>, accountId: number) {
  const rows = await db
    .select({
      connectionId: networkPage.networkAccountId,
      publicationId: attempt.id,
      state: attempt.state,
      taskId: attempt.taskId,
    })
    .from(attempt)
    .innerJoin(networkPage, eq(networkPage.id, attempt.pageId))
    .where(and(eq(attempt.accountId, accountId), inArray(attempt.state, ['waiting', 'held'])))
    .orderBy(asc(attempt.createdAt), asc(attempt.id))
  const titles = await titlesOf(
    db,
    rows.map(({ taskId }) => taskId),
  )
  return rows.flatMap(({ taskId, ...row }) => {
    const post = titles.get(taskId)
    return post ? [{ ...row, postId: post.publicId, title: post.title, publishAt: post.publishAt }] : []
  })
}

export type Bound = Awaited<ReturnType<typeof postsBound>>[number]
