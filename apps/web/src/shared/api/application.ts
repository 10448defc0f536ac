import { queryOptions, useQuery } from '@tanstack/react-query'
import { type AnswerOf, call } from '#shared/api/call.ts'

export type Application = AnswerOf<'GET /api/application'>['application']

/** The platform's name and marks, which an administrator can change: read once, and again when they change. */
export const applicationQuery = queryOptions({
  queryKey: ['application'],
  queryFn: async ({ signal }): Promise<Application> =>
    (await call('GET /api/application', { signal, anonymous: true })).application,
  staleTime: 5 * 60_000,
})

export const useApplication = (): Application | undefined => useQuery(applicationQuery).data
export const useSiteName = (): string => useApplication()?.name ?? 'Postelier'
