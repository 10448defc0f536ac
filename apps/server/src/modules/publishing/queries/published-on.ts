import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { titlesOf } from '../../tasks/index.ts'
import { attempt, networkPage } from '../publishing.tables.ts'

/** A post as it is out on a page; anybody else's is not found, and what is not out is not there yet. */
export async function publishedOn(
  db: Pick<Database, 'select'>,
  { accountId, publicationId }: { readonly accountId: number; readonly publicationId: number },
) {
  const [found] = await db
    .select({ row: attempt, page: networkPage })
    .from(attempt)
    .innerJoin(networkPage, eq(networkPage.id, attempt.pageId))
    .where(and(eq(attempt.id, publicationId), eq(attempt.accountId, accountId)))
  const task = found && (await titlesOf(db, [found.row.taskId])).get(found.row.taskId)
  if (!found || !task) throw notFound()
  const { externalId, state, removedAt } = found.row
  if (state !== 'confirmed' || removedAt || externalId === null) throw new AppError('notNow')
  return { ...found, task, row: { ...found.row, externalId } }
}
