import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'

/** How many boosts may still cost something, by the linked account. */
export const runningBoostsQuery = (id: number) =>
  queryOptions({
    queryKey: ['boosts', id, 'running'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/boosts/running', { params: { id }, signal })).running,
    enabled: id > 0,
  })

/** Answers with how many could not be stopped yet: these go on being stopped. */
export async function stopRunningBoosts(id: number, connectionId?: number): Promise<number> {
  const body = connectionId === undefined ? {} : { connectionId }
  const { left } = await call('POST /api/users/{id}/boosts/stop', { params: { id }, body })
  await queryClient.invalidateQueries({ queryKey: ['boosts'] })
  return left
}
