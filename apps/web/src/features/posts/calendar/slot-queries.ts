import type { FreeSlotView, freeSlotRoutes } from '@postelier/contract/free-slots'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** Makes the calls for free slots known here; types alone. */
export type FreeSlotCalls = typeof freeSlotRoutes
export type { FreeSlotView }
export type Slot = NonNullable<FreeSlotView['slot']>

/** When this business's posts are read best, by weekday. */
export const goodHoursQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['planning', accountId, 'good-hours'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/good-hours', { params: { id: accountId }, signal })).hours,
  })

/** The next free hour of each post, as things stand: asked anew each time. */
export const freeSlotsQuery = (accountId: number, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['tasks', accountId, 'list', 'free-slots', ids],
    queryFn: async ({ signal }) =>
      call('GET /api/users/{id}/free-slots', {
        params: { id: accountId },
        query: { posts: ids.join(',') as never },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  })
