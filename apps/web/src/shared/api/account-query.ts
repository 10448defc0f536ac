import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** The business that is worked on: who it is, how it speaks and looks. */
export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: ['account', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/account', { params: { id }, signal })).user,
    enabled: id > 0,
  })
