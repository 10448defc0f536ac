// Which pages a post goes to: as somebody chose, or else those of the networks it is written for.
import type { Network } from '@postelier/contract'

/** What was chosen for a post: networks it is written for, and pages; null where nobody named any. */
export interface Meant {
  readonly networks: readonly Network[]
  readonly pageIds: readonly number[] | null
}

interface Page {
  readonly id: number
  readonly network: Network
  readonly kind: string
}

export function pagesOf<P extends Page>({ networks, pageIds }: Meant, offered: readonly P[]): P[] {
  if (pageIds !== null) return offered.filter(({ id }) => pageIds.includes(id))
  return offered.filter((page) => isFor(networks, page.network) && !isBesidePage(page, offered))
}

/** A post for no network in particular is for all of them. */
const isFor = (networks: readonly Network[], network: Network) =>
  networks.length === 0 || networks.includes(network)

/** Somebody's own profile is not meant where the business has a page on the same network. */
const isBesidePage = ({ kind, network }: Page, offered: readonly Page[]): boolean =>
  kind === 'profile' && offered.some((other) => other.network === network && other.kind !== 'profile')
