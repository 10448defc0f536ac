import { networks as allNetworks, type Network } from '@postelier/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { isScheduled } from '../tasks/index.ts'
import { delivery } from './publishing.tables.ts'

export interface PostAhead {
  readonly taskId: number
  readonly networks: readonly Network[]
}

/** Scheduled posts of a business with the networks they are to go to, as far as nothing was begun there. */
export const postsByNetworks = (db: Pick<Database, 'select'>, accountId: number): Promise<PostAhead[]> =>
  db
    .select({
      taskId: delivery.taskId,
      networks: sql<Network[]>`array_agg(distinct ${delivery.network})`,
    })
    .from(delivery)
    .where(
      and(
        eq(delivery.accountId, accountId),
        eq(delivery.state, 'waiting'),
        isNull(delivery.startedAt),
        isScheduled(delivery.taskId),
      ),
    )
    .groupBy(delivery.taskId)

interface Kept {
  readonly linked: readonly Network[]
  readonly wished: readonly Network[]
  /** How many there may be; null for all. */
  readonly most: number | null
  readonly posts: readonly PostAhead[]
}

/** Those that were wished for as far as they are linked, then those with the most posts ahead. */
export function networksKept({ linked, wished, most, posts }: Kept): Network[] {
  if (most === null || linked.length <= most) return [...linked]
  const ahead = (network: Network) => posts.filter(({ networks }) => networks.includes(network)).length
  const rank = (network: Network) => (wished.includes(network) ? 0 : 1)
  return [...linked]
    .sort(
      (a, b) => rank(a) - rank(b) || ahead(b) - ahead(a) || allNetworks.indexOf(a) - allNetworks.indexOf(b),
    )
    .slice(0, most)
}

/** Posts that would go nowhere any more, were these the only networks. */
export const unscheduledWith = (posts: readonly PostAhead[], kept: readonly Network[]): PostAhead[] =>
  posts.filter(({ networks }) => !networks.some((network) => kept.includes(network)))
