import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../access/actor.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { titlesOf } from '../../tasks/index.ts'
import { delivery, networkPage } from '../publishing.tables.ts'

/** A post as it is out on a page; anybody else's is not found, and what is not out is not there yet. */
export async function publishedOn(
  db: Pick<Database, 'select'>,
  {
    accountId,
    publicationId,
    actor,
  }: { readonly accountId: number; readonly publicationId: number; readonly actor: Actor },
) {
  const [found] = await db
    .select({ row: delivery, page: networkPage })
    .from(delivery)
    .innerJoin(networkPage, eq(networkPage.id, delivery.pageId))
    .where(and(eq(delivery.id, publicationId), eq(delivery.accountId, accountId)))
  const task = found && (await titlesOf(db, [found.row.taskId], actor)).get(found.row.taskId)
  if (!found || !task) throw notFound()
  const { externalId, state, removedAt } = found.row
  if (state !== 'confirmed' || removedAt || externalId === null) throw new AppError('notNow')
  return { ...found, task, row: { ...found.row, externalId } }
}
