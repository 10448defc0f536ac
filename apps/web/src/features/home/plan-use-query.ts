import type { subscriptionRoutes } from '@postelier/contract/subscriptions'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** Makes the calls of purchases known here; types alone. */
export type PurchaseCalls = typeof subscriptionRoutes

/** The plan, how much of it is used, and what it costs next: what the page of plans reads too. */
export const planUseQuery = (id: number, may: boolean) =>
  queryOptions({
    queryKey: ['purchases', id, 'subscription'],
    queryFn: ({ signal }) => call('GET /api/users/{id}/credit-subscription', { params: { id }, signal }),
    enabled: may && id > 0,
    retry: false,
  })
