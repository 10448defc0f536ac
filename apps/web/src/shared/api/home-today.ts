import { queryOptions } from '@tanstack/react-query'
import { type AnswerOf, call } from '#shared/api/call.ts'

export type Home = AnswerOf<'GET /api/home'>['home']

export const homeQuery = queryOptions({
  queryKey: ['home', 'today'],
  queryFn: async ({ signal }) => (await call('GET /api/home', { signal })).home,
  staleTime: 30_000,
})
