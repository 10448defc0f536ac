import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/actor.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { isThereFor, titlesOf } from '../../tasks/index.ts'
import { delivery, networkPage } from '../publishing.tables.ts'

interface Whose {
  readonly accountId: number
  readonly connectionIds: readonly number[]
  readonly actor: Actor
}

/** With their account; the others are counted, and shown once these are sent. */
const heldShown = 25

/** Posts that wait for a business's accounts to be connected again: of each account those of longest ago, and how many in all. */
export async function postsHeld(db: Pick<Database, 'select'>, { accountId, connectionIds, actor }: Whose) {
  if (connectionIds.length === 0) return []
  const ranked = db
    .select({
      connectionId: networkPage.networkAccountId,
      publicationId: delivery.id,
      taskId: delivery.taskId,
      place:
        sql<number>`row_number() over (partition by ${networkPage.networkAccountId} order by ${delivery.createdAt}, ${delivery.id})::int`.as(
          'place',
        ),
      total: sql<number>`count(*) over (partition by ${networkPage.networkAccountId})::int`.as('total'),
    })
    .from(delivery)
    .innerJoin(networkPage, eq(networkPage.id, delivery.pageId))
    .where(
      and(
        eq(delivery.accountId, accountId),
        eq(delivery.state, 'held'),
        isThereFor(actor, delivery.taskId),
        // Of a page that was left out the post itself says what helps.
        eq(networkPage.isChosen, true),
        inArray(networkPage.networkAccountId, [...connectionIds]),
      ),
    )
    .as('ranked')
  const rows = await db.select().from(ranked).where(lte(ranked.place, heldShown)).orderBy(asc(ranked.place))
  const titles = await titlesOf(
    db,
    rows.map(({ taskId }) => taskId),
    actor,
  )
  return rows.flatMap(({ taskId, ...row }) => {
    const post = titles.get(taskId)
    return post ? [{ ...row, postId: post.publicId, title: post.title }] : []
  })
}

export type Held = Awaited<ReturnType<typeof postsHeld>>[number]
