import { queryOptions } from '@tanstack/react-query'
import { type AnswerOf, call } from '#shared/api/call.ts'

export type Master = AnswerOf<'GET /api/admin/master'>

export const masterQuery = queryOptions({
  queryKey: ['master'],
  queryFn: ({ signal }) => call('GET /api/admin/master', { signal }),
  // What is being written must not be changed under the hand by a reading in the background.
  refetchOnWindowFocus: false,
})

/** Whether everybody's posts are held back. */
export const holdOfAllQuery = queryOptions({
  queryKey: ['tasks', 'hold-of-all'],
  queryFn: async ({ signal }) => {
    const { everybody } = await call('GET /api/admin/publication-hold', { signal })
    return { everybody }
  },
})
