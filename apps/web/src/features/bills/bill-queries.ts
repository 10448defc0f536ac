import type { billRoutes } from '@postelier/contract/bills'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** Makes the calls of bills known here; types alone. */
export type BillCalls = typeof billRoutes

export const billsKey = ['bills'] as const
export const pageSize = 25

export const ownBillsQuery = (id: number, offset: number) =>
  queryOptions({
    queryKey: [...billsKey, id, offset],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/bills', {
          params: { id },
          query: { offset, limit: pageSize },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  })
