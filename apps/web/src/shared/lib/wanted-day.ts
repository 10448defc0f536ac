import type { calendarRoutes } from '@postelier/contract/calendar'
import { call } from '#shared/api/call.ts'

/** Makes the calendar's calls known here; types alone. */
export type WantedDayCalls = typeof calendarRoutes

/** The local hour somebody began from in a calendar: `2026-11-29T09:00`, from the address. */
export const readWantedDay = (search: Readonly<Record<string, unknown>>): string | null => {
  const { day } = search
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(day) ? day : null
}

/** The new post is meant for that hour. */
export const giveWantedDay = (accountId: number, taskPublicId: string, localTime: string) =>
  call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
    params: { id: accountId, taskPublicId },
    body: { localTime },
  })
