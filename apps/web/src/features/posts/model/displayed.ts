import { momentsOf, periodOf, readDay } from '#features/posts/calendar/model/period.ts'
import type { PostsView } from '#features/posts/calendar/view-switch.tsx'
import { localTimeAt } from '#shared/lib/local-time.ts'
import type { ListWords } from '#shared/lib/use-list-search.ts'

/** What a screen of posts shows, as a file of the same lines is asked for: what it is narrowed to, and in a calendar its days. */
export function displayedBy(view: PostsView, words: ListWords, zone: string): Record<string, string> {
  const { search, status, network, origin, since, day } = words
  const days =
    view === 'list'
      ? {}
      : momentsOf(periodOf(view, readDay(day) ?? localTimeAt(new Date(), zone).slice(0, 10)), zone)
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(network ? { network } : {}),
    ...(origin ? { origin } : {}),
    ...(since ? { since } : {}),
    ...days,
  }
}
