import type { billRoutes } from '@postelier/contract/bills'
import type { customerMoneyRoutes } from '@postelier/contract/customer-money'
import type { debtRoutes } from '@postelier/contract/debts'
import type { refundRoutes } from '@postelier/contract/refunds'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'

/** Makes the calls of bills known here; types alone. */
export type BillCalls =
  | typeof billRoutes
  | typeof debtRoutes
  | typeof refundRoutes
  | typeof customerMoneyRoutes

export const billsKey = ['bills'] as const
export const pageSize = 25
/** Of lists that stand below others on one page. */
export const bookSize = 10

/** By what a list of bills is narrowed; the same words stand in the page's address. */
export interface Narrowed {
  readonly search?: string
  readonly from?: string
  readonly to?: string
  readonly status?: 'paid' | 'toPay'
  readonly year?: number
  readonly accountId?: number
}

export const allBillsQuery = (narrowed: Narrowed, offset: number, limit = pageSize) =>
  queryOptions({
    queryKey: [...billsKey, 'all', narrowed, offset, limit],
    queryFn: ({ signal }) => call('GET /api/admin/bills', { query: { ...narrowed, offset, limit }, signal }),
    placeholderData: keepPreviousData,
  })

export const refundQuery = (billId: number) =>
  queryOptions({
    queryKey: [...billsKey, 'refund', billId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/bills/{billId}/refund', { params: { billId }, signal })).refund,
  })

export const ownBillsQuery = (id: number, year: number | undefined, offset: number) =>
  queryOptions({
    queryKey: [...billsKey, id, year, offset],
    queryFn: ({ signal }) =>
      call('GET /api/users/{id}/bills', {
        params: { id },
        query: { offset, limit: pageSize, ...(year === undefined ? {} : { year }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const debtsQuery = (offset: number) =>
  queryOptions({
    queryKey: [...billsKey, 'debts', offset],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/debts', { query: { offset, limit: pageSize }, signal })).data,
    placeholderData: keepPreviousData,
  })

export const customerMoneyQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...billsKey, 'customer', accountId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/customers/{accountId}/money', { params: { accountId }, signal })).money,
    // What does not exist will not exist at the third try.
    retry: (count, error) => !(isApiError(error) && error.status === 404) && count < 2,
  })

/** The book of a customer's credits, as administrators read it. */
export const creditEntriesQuery = (accountId: number, offset: number) =>
  queryOptions({
    queryKey: [...billsKey, 'customer', accountId, 'credits', offset],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/admin/customers/{accountId}/credit-entries', {
          params: { accountId },
          query: { offset, limit: bookSize },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  })

export const moneyJournalQuery = (accountId: number, offset: number) =>
  queryOptions({
    queryKey: [...billsKey, 'customer', accountId, 'journal', offset],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/admin/journal', {
          query: { accountId, about: 'money', offset, limit: bookSize },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  })

export const customerPaymentsQuery = (accountId: number, offset: number) =>
  queryOptions({
    queryKey: [...billsKey, 'customer', accountId, 'payments', offset],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/admin/customers/{accountId}/payments', {
          params: { accountId },
          query: { offset, limit: bookSize },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  })
