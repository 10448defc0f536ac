import type { TaskCard } from '@postelier/contract'
import type { calendarRoutes } from '@postelier/contract/calendar'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'

/** Makes the calendar's calls known here; types alone. */
export type CalendarCalls = typeof calendarRoutes

export interface CalendarData {
  readonly items: readonly TaskCard[]
  readonly more: number
  readonly zone: string
}

export interface CalendarFilter {
  readonly from: string
  readonly before: string
  readonly search: string
  readonly status?: 'awaitsYou' | 'stopped'
}

/** A list as any other: what makes lists old makes calendars old. */
const calendarKey = (accountId: number) => ['tasks', accountId, 'list', 'calendar'] as const

export const calendarQuery = (accountId: number, asked: CalendarFilter) =>
  queryOptions({
    queryKey: [...calendarKey(accountId), asked],
    queryFn: async ({ signal }): Promise<CalendarData> => {
      const { data, zone } = await call('GET /api/users/{id}/calendar', {
        params: { id: accountId },
        query: asked,
        signal,
      })
      return { ...data, zone }
    },
    // While another month is read, the one before stays.
    placeholderData: keepPreviousData,
    enabled: accountId > 0,
  })

/** Where a post stands, on screen, before the server has said so. */
export function showMoved(accountId: number, id: string, publishAt: string | null): void {
  queryClient.setQueriesData<CalendarData>({ queryKey: calendarKey(accountId) }, (data) =>
    data
      ? { ...data, items: data.items.map((post) => (post.id === id ? { ...post, publishAt } : post)) }
      : data,
  )
}
