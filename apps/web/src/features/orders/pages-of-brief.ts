// Which pages an ordered post is for. Pure.
import type { Network } from '@postelier/contract'
import type { Brief } from '@postelier/contract/orders'
import { pagesOf } from '@postelier/networks'

type Where = Pick<Brief, 'networks' | 'pageIds'>
interface Page {
  readonly id: number
  readonly network: Network
  readonly kind: string
}

/** Nothing is asked where a network has one page only. */
export const severalOn = <P extends Page>(networks: readonly Network[], offered: readonly P[]): P[] =>
  offered.filter(
    ({ network }) =>
      networks.includes(network) && offered.filter((other) => other.network === network).length > 1,
  )

/** One page more or less; without any, its network is left out. */
export function withPageOf(where: Where, offered: readonly Page[], id: number, isOn: boolean): Where {
  const before = pagesOf(where, offered)
  const after = offered.filter((page) =>
    page.id === id ? isOn : before.some((other) => other.id === page.id),
  )
  const left = offered.find((page) => page.id === id)?.network
  return {
    pageIds: after.map((page) => page.id),
    networks: where.networks.filter(
      (network) => network !== left || after.some((page) => page.network === network),
    ),
  }
}

/** Other networks: pages of those that stay stand as they were chosen, on new ones those that are proposed. */
export function withNetworksOf(
  where: Where,
  offered: readonly Page[] | undefined,
  networks: Network[],
): Where {
  // Which are of which network is not known yet: they are looked at again when it is ordered.
  if (where.pageIds === null || !offered) return { networks, pageIds: where.pageIds }
  const kept = pagesOf(where, offered).filter(({ network }) => networks.includes(network))
  const added = networks.filter((network) => !where.networks.includes(network))
  const proposed = added.length === 0 ? [] : pagesOf({ networks: added, pageIds: null }, offered)
  return { networks, pageIds: [...kept, ...proposed].map(({ id }) => id) }
}

/**
 * Of the pages that were chosen those that are still there; a network that has none of them any more has those that are proposed,
 * and all are open again where nothing of the choice is left.
 */
export function withPagesThatAreThere(where: Where, offered: readonly Page[]): Where {
  const { networks, pageIds } = where
  if (pageIds === null) return where
  const kept = offered.filter(({ id, network }) => pageIds.includes(id) && networks.includes(network))
  const bare = networks.filter((network) => !kept.some((page) => page.network === network))
  const proposed = bare.length === 0 ? [] : pagesOf({ networks: bare, pageIds: null }, offered)
  const ids = [...kept, ...proposed].map(({ id }) => id)
  const isSame = ids.length === pageIds.length && ids.every((id) => pageIds.includes(id))
  return isSame ? where : { networks, pageIds: kept.length === 0 ? null : ids }
}
