// Whether anything of a post can reach a network as its accounts are linked now, and what stands against it. The one rule for it.
import type { ConnectionView, Network, NetworkPageView } from '@postelier/contract'
import { type Meant, pagesOf } from '@postelier/networks'
import { networkNames } from '#shared/ui/network-mark.tsx'

/** A page that posts can go to. */
export interface PageOption
  extends Pick<NetworkPageView, 'id' | 'kind' | 'name' | 'handle' | 'followers' | 'takesComments'> {
  readonly network: Network
}

/** Its account is to be linked again, or has no page that posts go to; none is linked, and the plan has room for it or not. */
export type Barrier =
  | { readonly why: 'reconnect' | 'noPage'; readonly connectionId: number }
  | { readonly why: 'unlinked' | 'plan' }

export interface Kept {
  /** Pages that posts can go to. */
  readonly pages: readonly PageOption[]
  /** Those of accounts that are to be linked again: who they are is known still. */
  readonly lost: readonly PageOption[]
  readonly barriers: Readonly<Partial<Record<Network, Barrier>>>
  /** When the first account of a network ends by itself, where it says so. */
  readonly endings: Readonly<Partial<Record<Network, string>>>
  /** How many networks the plan has; null where it has them all. */
  readonly most: number | null
}

interface Answer {
  readonly connections: readonly Pick<ConnectionView, 'id' | 'network' | 'state' | 'pages' | 'endsAt'>[]
  readonly offers: readonly { readonly network: Network; readonly full: 'plan' | 'accounts' | null }[]
  readonly most: number | null
}

const isOpen = ({ state }: Pick<ConnectionView, 'state'>) => state === 'connected' || state === 'expiring'

/** As networks stand everywhere; of one, a business's page before a person's profile. */
const byNetwork = (one: PageOption, other: PageOption): number =>
  networkNames.indexOf(one.network) - networkNames.indexOf(other.network) ||
  Number(one.kind === 'profile') - Number(other.kind === 'profile')

export function keptOf({ connections, offers, most }: Answer): Kept {
  const chosen = (of: Answer['connections']) =>
    of
      .flatMap(({ network, pages: all }) =>
        all.filter(({ isChosen }) => isChosen).map((page) => ({ ...page, network })),
      )
      .toSorted(byNetwork)
  const pages = chosen(connections.filter(isOpen))
  const lost = chosen(connections.filter(({ state }) => state === 'expired'))
  const barriers: Partial<Record<Network, Barrier>> = {}
  for (const { network, full } of offers) {
    if (pages.some((page) => page.network === network)) continue
    const own = connections.filter((one) => one.network === network)
    const ended = own.find(({ state }) => state === 'expired')
    const bare = own.find(isOpen)
    barriers[network] = ended
      ? { why: 'reconnect', connectionId: ended.id }
      : bare
        ? { why: 'noPage', connectionId: bare.id }
        : { why: full === 'plan' ? 'plan' : 'unlinked' }
  }
  return { pages, lost, barriers, endings: endingsOf(connections), most }
}

function endingsOf(connections: Answer['connections']): Kept['endings'] {
  const endings: Partial<Record<Network, string>> = {}
  for (const { network, endsAt, ...one } of connections) {
    const isUsed = isOpen(one) && one.pages.some(({ isChosen }) => isChosen)
    if (isUsed && endsAt && endsAt < (endings[network] ?? '9')) endings[network] = endsAt
  }
  return endings
}

/** Of the networks that a post goes to, the first whose account has to be linked again before it goes out. */
export function endsBefore(
  networks: readonly Network[],
  { endings }: Pick<Kept, 'endings'>,
  at: Date,
): { readonly network: Network; readonly endsAt: string } | null {
  for (const network of new Set(networks)) {
    const endsAt = endings[network]
    if (endsAt && new Date(endsAt) < at) return { network, endsAt }
  }
  return null
}

/** Nothing of the post goes there, for want of a page: what stands against it, and nothing where it does. */
export function barrierTo(
  network: Network,
  { pages, barriers }: Pick<Kept, 'pages' | 'barriers'>,
): Barrier | null {
  if (pages.some((page) => page.network === network)) return null
  return barriers[network] ?? { why: 'unlinked' }
}

/** Those that a post is meant for and does not get to. */
export const unreached = (networks: readonly Network[], kept: Pick<Kept, 'pages' | 'barriers'>): Network[] =>
  networks.filter((network) => barrierTo(network, kept) !== null)

/** The pages of one network that a post is for, or those it would be for. */
export function pagesSeenOn(network: Network, going: Meant, pages: readonly PageOption[]): PageOption[] {
  const meant = pagesOf(going, pages).filter((page) => page.network === network)
  if (meant.length > 0) return meant
  return pagesOf({ networks: [network], pageIds: null }, pages)
}
