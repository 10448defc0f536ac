import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { homeQuery } from '#shared/api/home-today.ts'

/** As many as the day's page shows. */
const few = 3
/** What is one fix for several posts is told once, so that more are read than lines are shown. */
const mostPosts = 40

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

/** Posts that wait for a person, to be approved or mended: what is to go out first, then the soonest. */
export const postsWaitingQuery = (id: number) =>
  queryOptions({
    queryKey: ['tasks', id, 'list', 'waiting'],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/tasks', {
          params: { id },
          query: { status: 'awaitsYou', limit: mostPosts },
          signal,
        })
      ).data,
    staleTime: 30_000,
  })

export interface Waiting {
  readonly subjects: number
  /** To be approved or mended: one number wherever it stands. */
  readonly posts: number
  /** Not known yet: nothing is said of it. */
  readonly isPending: boolean
}

/** What of one's own posts and planning waits for this person; nothing for whoever may not answer. */
export function useWaiting(isAsked = true): Waiting {
  const { data, isPending } = useQuery({ ...homeQuery, enabled: isAsked })
  return {
    subjects: data?.subjectsWaiting ?? 0,
    posts: data?.posts?.awaiting ?? 0,
    isPending: isAsked && isPending,
  }
}
