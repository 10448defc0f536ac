// To which of a business's pages an ordered post goes: what was chosen, as far as it is still there.
import type { Network } from '@postelier/contract'
import { pagesOf } from '@postelier/networks'
import type { Database } from '../../platform/database/open-database.ts'
import { pagesOffered } from '../publishing/index.ts'

interface Wish {
  readonly networks: readonly Network[]
  readonly pageIds: readonly number[] | null
}

interface Page {
  readonly id: number
  readonly network: Network
  readonly kind: string
}

/**
 * Of the pages that were chosen those of its networks; a network that has none of them, because it was added or its page is gone,
 * has those that are proposed. Null where nothing was chosen, and where nothing is linked.
 */
export function pagesWished({ networks, pageIds }: Wish, offered: readonly Page[]): number[] | null {
  if (pageIds === null) return null
  const isFor = (network: Network) => networks.length === 0 || networks.includes(network)
  const kept = offered.filter(({ id, network }) => pageIds.includes(id) && isFor(network))
  const bare = networks.filter((network) => !kept.some((page) => page.network === network))
  const proposed = bare.length === 0 ? [] : pagesOf({ networks: bare, pageIds: null }, offered)
  const ids = [...kept, ...proposed].map(({ id }) => id)
  return ids.length === 0 ? null : ids
}

export async function pagesOfOrder(
  db: Pick<Database, 'select'>,
  accountId: number,
  wish: Wish,
): Promise<number[] | null> {
  return wish.pageIds === null ? null : pagesWished(wish, await pagesOffered(db, accountId))
}
