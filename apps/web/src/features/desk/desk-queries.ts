import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type QueryOf } from '#shared/api/call.ts'
import { linesQuery } from '#shared/orders/order-lines.tsx'

export const workKey = ['work']
export const pageSize = 50

type Which = NonNullable<QueryOf<'GET /api/me/running-tasks'>['which']>

/** When it was read is part of it: the timer goes on from there. */
const asOf = async <T extends object>(answer: Promise<T>) => ({ ...(await answer), readAt: Date.now() })

/** An agent's queue of tasks, read with its time so that running timers go on from there. */
export const queueQuery = (which: Which, offset = 0) =>
  queryOptions({
    queryKey: [...workKey, 'queue', which, offset],
    queryFn: ({ signal }) =>
      asOf(call('GET /api/me/running-tasks', { query: { which, offset, limit: pageSize }, signal })),
    placeholderData: keepPreviousData,
  })

export const workQuery = (taskPublicId: string) =>
  queryOptions({
    queryKey: [...workKey, 'one', taskPublicId],
    queryFn: ({ signal }) =>
      asOf(call('GET /api/me/running-tasks/{taskPublicId}', { params: { taskPublicId }, signal })),
    retry: false,
  })

const linesEach = 20

/** What was written about a task in hand, the latest first. */
export const workLinesQuery = (taskPublicId: string) =>
  linesQuery([...workKey, 'lines', taskPublicId], async (offset, signal) => {
    const query = { offset, limit: linesEach }
    return (
      await call('GET /api/me/running-tasks/{taskPublicId}/comments', {
        params: { taskPublicId },
        query,
        signal,
      })
    ).data
  })

export const managedWorkQuery = (taskPublicId: string) =>
  queryOptions({
    queryKey: [...workKey, 'managed-one', taskPublicId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/me/managing-tasks/{taskPublicId}', { params: { taskPublicId }, signal })).work,
    retry: false,
  })

type ManagedWhich = NonNullable<QueryOf<'GET /api/me/managing-tasks'>['which']>
export const managedQuery = (which: ManagedWhich, offset: number) =>
  queryOptions({
    queryKey: [...workKey, 'managed', which, offset],
    queryFn: ({ signal }) =>
      call('GET /api/me/managing-tasks', { query: { which, offset, limit: 25 }, signal }),
    placeholderData: keepPreviousData,
  })

export const loadsQuery = queryOptions({
  queryKey: [...workKey, 'loads'],
  queryFn: async ({ signal }) => (await call('GET /api/me/managing-tasks/agents', { signal })).agents,
})

export const takersQuery = (taskPublicId: string) =>
  queryOptions({
    queryKey: [...workKey, 'takers', taskPublicId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/me/managing-tasks/{taskPublicId}/takers', { params: { taskPublicId }, signal }))
        .takers,
  })

/** Who would make a complained task again, and by when. */
export const remakeQuery = (taskPublicId: string) =>
  queryOptions({
    queryKey: [...workKey, 'remake', taskPublicId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/me/managing-tasks/{taskPublicId}/remake', { params: { taskPublicId }, signal }))
        .remake,
    retry: false,
  })

/** What an agent cannot keep, with each order where it was chosen to go so far. */
export const endangeredQuery = (agentId: number, chosen: string) =>
  queryOptions({
    queryKey: [...workKey, 'endangered', agentId, chosen],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/me/managing-tasks/agents/{agentId}/endangered', {
          params: { agentId },
          query: { chosen },
          signal,
        })
      ).orders,
  })
