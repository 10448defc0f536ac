import type { ConnectionView } from '@postelier/contract/networks'
import type { ChangeScope, OrderView } from '@postelier/contract/orders'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { linesQuery } from '#shared/orders/order-lines.tsx'
import { networkNames } from '#shared/ui/network-mark.tsx'

export interface OrderAt {
  readonly accountId: number
  readonly taskPublicId: string
}
export const paramsOf = ({ accountId, taskPublicId }: OrderAt) => ({ id: accountId, taskPublicId })

/** What an answer to an order changes: the order, its post and the credits. */
export const staleAfterOrder = ({ accountId, taskPublicId }: OrderAt) =>
  staleAfter(['orders.changed', 'tasks.changed', 'credits.changed'], { accountId, id: taskPublicId })

export const kindsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['orders', accountId, 'kinds'],
    queryFn: ({ signal }) => call('GET /api/users/{id}/order-kinds', { params: { id: accountId }, signal }),
    enabled: accountId > 0,
  })

const connectionsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['networks', accountId, 'connections'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/networks', { params: { id: accountId }, signal })).connections,
  })

/** Networks on which nothing goes out until their account is linked again. */
export const lostNetworksQuery = (accountId: number) =>
  queryOptions({
    ...connectionsQuery(accountId),
    select: (connections) => {
      const open = connections.filter(isOpen)
      return networkNames.filter(
        (network) =>
          connections.some((one) => one.network === network) && !open.some((one) => one.network === network),
      )
    },
  })

/** The pages that a business's posts can go to. */
export const pagesQuery = (accountId: number) =>
  queryOptions({
    ...connectionsQuery(accountId),
    select: (connections) =>
      connections
        .filter(isOpen)
        .flatMap(({ network, pages }) =>
          pages.filter(({ isChosen }) => isChosen).map(({ id, kind, name }) => ({ id, kind, name, network })),
        ),
  })

const isOpen = ({ state }: ConnectionView) => state === 'connected' || state === 'expiring'

export const draftsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['orders', accountId, 'drafts'],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/order-drafts', {
          params: { id: accountId },
          query: { offset: 0, limit: 10 },
          signal,
        })
      ).data.items,
    enabled: accountId > 0,
  })

export const draftQuery = (at: OrderAt) =>
  queryOptions({
    queryKey: ['orders', at.accountId, 'draft', at.taskPublicId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/order-drafts/{taskPublicId}', { params: paramsOf(at), signal })).draft,
    enabled: at.accountId > 0,
    retry: false,
    // From here on the brief is the wizard's own.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export interface QuoteInput {
  readonly configurationId: number
  readonly networks: number
  readonly isUrgent: boolean
}

export const quoteQuery = (accountId: number, wish: QuoteInput | null) =>
  queryOptions({
    queryKey: ['orders', accountId, 'quote', wish],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/orders/quote', {
          params: { id: accountId },
          query: {
            configurationId: wish?.configurationId ?? 0,
            networks: wish?.networks ?? 1,
            isUrgent: wish?.isUrgent ? 'true' : 'false',
          },
          signal,
        })
      ).quote,
    enabled: accountId > 0 && wish !== null,
    placeholderData: keepPreviousData,
    // The hours of others go by: a quote that stands on the screen is asked again.
    refetchInterval: 60_000,
  })

export interface ChangeWish {
  readonly scope: ChangeScope
  readonly configurationId: number
  readonly networks: number
}

export const returnQuoteQuery = (at: OrderAt, wish: ChangeWish | null) =>
  queryOptions({
    queryKey: ['orders', at.accountId, 'return-quote', at.taskPublicId, wish],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/orders/{taskPublicId}/return-quote', {
          params: paramsOf(at),
          query: wish ?? { scope: 'adjusted', configurationId: 0, networks: 1 },
          signal,
        })
      ).quote,
    enabled: at.accountId > 0 && wish !== null,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

export const filesQuery = (at: OrderAt) =>
  queryOptions({
    queryKey: ['orders', at.accountId, 'files', at.taskPublicId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/orders/{taskPublicId}/files', { params: paramsOf(at), signal })).files,
    enabled: at.accountId > 0,
  })

export const orderQuery = (at: OrderAt) =>
  queryOptions({
    queryKey: ['orders', at.accountId, 'order', at.taskPublicId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/orders/{taskPublicId}', { params: paramsOf(at), signal })).order,
    enabled: at.accountId > 0,
    retry: false,
  })

const linesEach = 20

/** What was written about an order, the latest first. */
export const orderLinesQuery = (at: OrderAt) =>
  linesQuery(['orders', at.accountId, 'lines', at.taskPublicId], async (offset, signal) => {
    const query = { offset, limit: linesEach }
    return (
      await call('GET /api/users/{id}/orders/{taskPublicId}/comments', {
        params: paramsOf(at),
        query,
        signal,
      })
    ).data
  })

/** An answer to an order carries the order as it is now: it is on screen before anything is read again. */
export function useKeepOrder(at: OrderAt): (answer: { order: OrderView }) => void {
  const client = useQueryClient()
  return ({ order }) => {
    client.setQueryData(orderQuery(at).queryKey, order)
  }
}
