import type { TaskCard } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { calendarQuery } from '#features/posts/calendar/calendar-queries.ts'
import { addDays, momentsOf, periodOf } from '#features/posts/calendar/model/period.ts'
import { isDelivery } from '#features/posts/calendar/model/placed.ts'

/** So far ahead the next post is looked for. */
const daysAhead = 35

/** The first post after a day: nothing while it is looked for, null where there is none for weeks. */
export function useNextPost(accountId: number, day: string, zone: string): TaskCard | null | undefined {
  const { before: from } = momentsOf(periodOf('day', day), zone)
  const { before } = momentsOf(periodOf('day', addDays(day, daysAhead)), zone)
  const ahead = useQuery(calendarQuery(accountId, { from, before, search: '' }))
  if (!ahead.data || ahead.isPlaceholderData) return undefined
  return ahead.data.items.filter((post) => !isDelivery(post)).toSorted(byDate)[0] ?? null
}

const byDate = (one: TaskCard, other: TaskCard): number =>
  (one.publishAt ?? '').localeCompare(other.publishAt ?? '')
