import type { ConnectionView, Network, NetworkPageView } from '@postelier/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { pagesBy } from '#shared/api/pages-by.ts'

export type { ConnectionView, Network, NetworkPageView }

/** The networks on offer and the accounts a business has linked. */
export const networksQuery = (id: number) =>
  queryOptions({
    queryKey: ['networks', id],
    queryFn: async ({ signal }) => {
      const { offers, connections, most } = await call('GET /api/users/{id}/networks', {
        params: { id },
        signal,
      })
      return { offers, connections, most }
    },
    enabled: id > 0,
  })

type Networks = Pick<AnswerOf<'GET /api/users/{id}/networks'>, 'offers' | 'connections'>
export type Offer = Networks['offers'][number]

export const canTake = ({ unusable }: NetworkPageView): boolean => unusable === null

/** Posts go there: it counts among what the plan has. */
export const takesPlace = ({ state, pages }: ConnectionView): boolean =>
  state !== 'revoked' && pages.some(({ isChosen }) => isChosen)

/** None of its pages can be used; of an account with more than are shown the others are not known here. */
export const isForNothing = ({ state, pages, pageCount }: ConnectionView): boolean =>
  state !== 'revoked' && pageCount === pages.length && !pages.some(canTake)

/** The networks that count, on however many accounts. */
export const networksUsed = (connections: Networks['connections']): Network[] => [
  ...new Set(connections.filter(takesPlace).map(({ network }) => network)),
]

/** Those that posts go to today: an account to be connected again has its place, and takes none. */
export const networksInService = (connections: Networks['connections']): Network[] =>
  networksUsed(connections.filter(({ state }) => state === 'connected' || state === 'expiring'))

/** A post could go out, or there is no network that could be linked. */
export const isLinkedOrCannot = (networks: Networks | undefined): boolean =>
  networks !== undefined && (networks.offers.length === 0 || networks.connections.some(takesPlace))

/** What linking or unlinking makes stale: what can be planned, and whether posts go out, hangs on it too. */
export const staleAfterLink = (accountId: number) =>
  staleAfter(['networks.changed', 'tasks.changed', 'boosts.changed', 'notices.changed', 'planning.changed'], {
    accountId,
  })

const waitingEach = 5

/** Posts that would not go out on an account, were it unlinked. */
export const waitingPostsQuery = (id: number, connectionId: number) =>
  infiniteQueryOptions({
    queryKey: ['networks', id, 'waiting', connectionId],
    queryFn: async ({ pageParam, signal }) =>
      (
        await call('GET /api/users/{id}/networks/accounts/{connectionId}/posts', {
          params: { id, connectionId },
          query: { offset: pageParam, limit: waitingEach },
          signal,
        })
      ).data,
    ...pagesBy,
  })

/** Pages of an account by their name, where it has more than are shown with it. */
export const pagesQuery = (id: number, connectionId: number, search: string) =>
  queryOptions({
    queryKey: ['networks', id, 'pages', connectionId, search],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/networks/accounts/{connectionId}/pages', {
          params: { id, connectionId },
          query: { search },
          signal,
        })
      ).data,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
