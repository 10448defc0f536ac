import type { billRoutes } from '@postelier/contract/bills'
import type { purchaseRoutes } from '@postelier/contract/purchases'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** Makes the calls of bills known here; types alone. */
export type BillCalls = typeof billRoutes | typeof purchaseRoutes

export const billsKey = ['bills'] as const
export const pageSize = 25

export interface Narrowed {
  readonly search?: string
  readonly from?: string
  readonly to?: string
  readonly status?: 'paid' | 'toPay'
}

export const allBillsQuery = (narrowed: Narrowed, offset: number) =>
  queryOptions({
    queryKey: [...billsKey, 'all', narrowed, offset],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/bills', { query: { ...narrowed, offset, limit: pageSize }, signal })).data,
    placeholderData: keepPreviousData,
  })

export const refundQuery = (billId: number) =>
  queryOptions({
    queryKey: [...billsKey, 'refund', billId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/bills/{billId}/refund', { params: { billId }, signal })).refund,
  })

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
