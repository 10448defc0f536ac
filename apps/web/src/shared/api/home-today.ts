import { queryOptions } from '@tanstack/react-query'
import { type AnswerOf, call } from '#shared/api/call.ts'

export type Home = AnswerOf<'GET /api/home'>['home']

/** What the home page shows of the day; the menu reads its counts from the same answer. */
export const homeQuery = queryOptions({
  queryKey: ['home', 'today'],
  queryFn: async ({ signal }) => (await call('GET /api/home', { signal })).home,
  staleTime: 30_000,
})
