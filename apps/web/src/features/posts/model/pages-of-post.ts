// Which pages a post goes to: as somebody chose, or else those of the networks it is written for.
import type { Network } from '@postelier/contract'
import { descriptors } from '@postelier/networks'
import type { PageOption } from '#features/posts/post-queries.ts'

/** In the order they always stand in. */
const networkNames = Object.keys(descriptors) as Network[]

export interface Going {
  readonly networks: readonly Network[]
  readonly pageIds: readonly number[] | null
}
type Page = Pick<PageOption, 'id' | 'network' | 'kind'>

export function pagesOf<P extends Page>({ networks, pageIds }: Going, offered: readonly P[]): P[] {
  if (pageIds !== null) return offered.filter(({ id }) => pageIds.includes(id))
  return offered.filter((page) => isFor(networks, page.network) && !isBesidePage(page, offered))
}

/** A post for no network in particular is for all of them. */
const isFor = (networks: readonly Network[], network: Network) =>
  networks.length === 0 || networks.includes(network)

/** Somebody's own profile is not meant where the business has a page on the same network. */
const isBesidePage = ({ kind, network }: Page, offered: readonly Page[]): boolean =>
  kind === 'profile' && offered.some((other) => other.network === network && other.kind !== 'profile')

/** One page more or less; a network is written for as long as a page of it is meant. */
export function withPage(going: Going, offered: readonly Page[], id: number, isOn: boolean): Going {
  const before = pagesOf(going, offered).map((page) => page.id)
  const pageIds = isOn ? [...before, id] : before.filter((one) => one !== id)
  const isMeant = (network: Network) =>
    offered.some((page) => page.network === network)
      ? offered.some((page) => page.network === network && pageIds.includes(page.id))
      : going.networks.includes(network)
  return { pageIds, networks: networkNames.filter(isMeant) }
}

/** Written for a network where no page is linked yet, or not any more; the pages stay those that were meant. */
export function withNetwork(going: Going, offered: readonly Page[], network: Network, isOn: boolean): Going {
  const pages = pagesOf(going, offered)
  const isMeant = (one: Network) =>
    one === network ? isOn : going.networks.includes(one) || pages.some((page) => page.network === one)
  return {
    pageIds: going.pageIds ?? (offered.length > 0 ? pages.map(({ id }) => id) : null),
    networks: networkNames.filter(isMeant),
  }
}

/** Networks it is seen on before it is out: those it is written for, or those of its pages. */
export const networksOfPages = (going: Going, offered: readonly Page[]): Network[] => {
  const there = pagesOf(going, offered).map(({ network }) => network)
  return networkNames.filter((network) => going.networks.includes(network) || there.includes(network))
}
