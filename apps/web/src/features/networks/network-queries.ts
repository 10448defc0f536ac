import type { ConnectionView, Network, NetworkPageView } from '@postelier/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'

export type { ConnectionView, Network, NetworkPageView }

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

/** A post could go out, or there is no network that could be linked. */
export const isLinkedOrCannot = (networks: Networks | undefined): boolean =>
  networks !== undefined &&
  (networks.offers.length === 0 ||
    networks.connections.some(
      ({ state, pages }) => state !== 'revoked' && pages.some(({ isChosen }) => isChosen),
    ))

export const networksChanged = () => queryClient.invalidateQueries({ queryKey: ['networks'] })

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
