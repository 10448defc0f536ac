// What is chosen of the pages of a post, on its screen.
import type { Network } from '@postelier/contract'
import { descriptors, type Meant, pagesOf } from '@postelier/networks'
import type { PageOption } from '#features/posts/model/reach.ts'

/** In the order they always stand in. */
const networkNames = Object.keys(descriptors) as Network[]

export type Going = Meant
type Page = Pick<PageOption, 'id' | 'network' | 'kind'>

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
