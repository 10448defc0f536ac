import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { homeQuery } from '#shared/api/home-today.ts'

/** As many as the day's page shows. */
const few = 3
/** Enough of a month to know which come first. */
const aMonth = 40

/** Subjects that wait for a yes, the soonest first. */
export const subjectsWaitingQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'subjects', 'waiting'],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/subjects', {
          params: { id },
          query: { status: 'proposed', limit: few },
          signal,
        })
      ).data,
    staleTime: 30_000,
  })

/** Posts that were drafted and wait to be looked at, the soonest first. */
export const suggestionsWaitingQuery = (id: number) =>
  queryOptions({
    queryKey: ['tasks', id, 'suggestions'],
    queryFn: async ({ signal }) => {
      const { total, items } = (
        await call('GET /api/users/{id}/tasks', {
          params: { id },
          query: { status: 'aiSuggestion', limit: aMonth },
          signal,
        })
      ).data
      return { total, items: bySoonest(items).slice(0, few) }
    },
    staleTime: 30_000,
  })

/** Those with a date first, the soonest before the others; what has none keeps its order. */
export const bySoonest = <Post extends { publishAt: string | null }>(posts: readonly Post[]): Post[] =>
  posts.toSorted((one, other) => {
    if (one.publishAt === null || other.publishAt === null)
      return Number(one.publishAt === null) - Number(other.publishAt === null)
    return one.publishAt.localeCompare(other.publishAt)
  })

export interface Waiting {
  readonly subjects: number
  readonly suggestions: number
  /** Not known yet: nothing is said of it. */
  readonly isPending: boolean
}

/** What of one's own planning waits for this person; nothing for whoever may not answer. */
export function useWaiting(isAsked = true): Waiting {
  const { data, isPending } = useQuery({ ...homeQuery, enabled: isAsked })
  return {
    subjects: data?.subjectsWaiting ?? 0,
    suggestions: data?.suggestionsWaiting ?? 0,
    isPending: isAsked && isPending,
  }
}
