import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** How many boosts may still cost something, by the linked account. */
export const runningBoostsQuery = (id: number) =>
  queryOptions({
    queryKey: ['boosts', id, 'running'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/boosts/running', { params: { id }, signal })).running,
    enabled: id > 0,
  })
