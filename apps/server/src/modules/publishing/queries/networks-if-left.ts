import type { Network } from '@postelier/contract'
import type { Database } from '../../../platform/database/open-database.ts'
import { networksKept, postsByNetworks, unscheduledWith } from '../networks-ahead.store.ts'
import { networksLinked } from './networks-linked.ts'

export interface NetworkIfKept {
  readonly network: Network
  /** Posts that are scheduled on it. */
  readonly posts: number
  /** Posts that would be unscheduled, were it the one that stays. */
  readonly unscheduled: number
}

/** What a plan with so many networks would leave: those that would stay by themselves, and what keeping each would mean. */
export async function networksIfLeft(
  db: Pick<Database, 'select'>,
  accountId: number,
  most: number | null,
): Promise<{ kept: Network[]; unscheduled: number; networks: NetworkIfKept[] }> {
  const [linked, posts] = await Promise.all([networksLinked(db, accountId), postsByNetworks(db, accountId)])
  const kept = networksKept({ linked, wished: [], most, posts })
  return {
    kept,
    unscheduled: unscheduledWith(posts, kept).length,
    networks: linked.map((network) => ({
      network,
      posts: posts.filter(({ networks }) => networks.includes(network)).length,
      unscheduled: unscheduledWith(posts, networksKept({ linked, wished: [network], most, posts })).length,
    })),
  }
}
