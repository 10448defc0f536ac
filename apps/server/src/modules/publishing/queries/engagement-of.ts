import type { Network } from '@postelier/contract'
import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CountedFigures } from '../figures.ts'
import { delivery } from '../publishing.tables.ts'

export interface PostEngagement {
  /** Several networks tell of one post. */
  readonly post: number
  readonly at: Date
  readonly network: Network
  /** Interactions for each view. */
  readonly rate: number
}

/** A year of posts on every network: more say nothing new. */
const most = 2000

/** What posts that are out brought for each time they were seen; those of which nobody counts that are none of them. */
export async function engagementOf(
  db: Pick<Database, 'select'>,
  accountId: number,
  since: Date,
): Promise<PostEngagement[]> {
  const rows = await db
    .select({
      post: delivery.taskId,
      at: delivery.endedAt,
      network: delivery.network,
      figures: delivery.figures,
    })
    .from(delivery)
    .where(
      and(
        eq(delivery.accountId, accountId),
        eq(delivery.state, 'confirmed'),
        isNull(delivery.removedAt),
        isNotNull(delivery.figures),
        gte(delivery.endedAt, since),
      ),
    )
    .orderBy(desc(delivery.endedAt), desc(delivery.id))
    .limit(most)
  return rows.flatMap(({ post, at, network, figures }) => {
    const rate = figures && engagementRate(figures)
    return at && rate !== null ? [{ post, at, network, rate }] : []
  })
}

export function engagementRate(figures: CountedFigures): number | null {
  const seen = figures.views ?? figures.reach ?? 0
  if (seen <= 0) return null
  const { likes = 0, comments = 0, shares = 0, saves = 0, clicks = 0 } = figures
  return (likes + comments + shares + saves + clicks) / seen
}
