import type { HolidayStatus } from '@postelier/contract/holidays'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

export const holidaysKey = ['holidays'] as const
export const pageSize = 25

/** An agent's own requests for days off; the second query below is what their manager received. */
export const ownHolidaysQuery = (offset: number) =>
  queryOptions({
    queryKey: [...holidaysKey, 'own', offset],
    queryFn: ({ signal }) =>
      call('GET /api/admin/users/me/request-holidays', { query: { offset, limit: pageSize }, signal }),
    placeholderData: keepPreviousData,
  })

export const receivedHolidaysQuery = (status: HolidayStatus | undefined, offset: number) =>
  queryOptions({
    queryKey: [...holidaysKey, 'received', status ?? '', offset],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/admin/users/requested-holidays-received', {
          query: { offset, limit: pageSize, ...(status ? { status } : {}) },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  })

/** What a yes means, with the orders it concerns where they were chosen to go so far. */
export const holidayEffectQuery = (requestId: number, chosen: string) =>
  queryOptions({
    queryKey: [...holidaysKey, 'effect', requestId, chosen],
    queryFn: ({ signal }) =>
      call('GET /api/admin/users/requested-holidays-received/{requestId}/effect', {
        params: { requestId },
        query: { chosen },
        signal,
      }),
  })
