import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** The latest drafting of subjects. */
export const runQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'run', 'latest'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/runs/latest', { params: { id }, signal })).run,
    enabled: id > 0,
  })

/** One drafting, wherever it was asked for. */
export const oneRunQuery = (id: number, runId: string) =>
  queryOptions({
    queryKey: ['planning', id, 'run', runId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/runs/{runId}', { params: { id, runId }, signal })).run,
    enabled: id > 0 && runId !== '',
  })

export const priceQuery = (id: number, count: number) =>
  queryOptions({
    queryKey: ['planning', id, 'price', count],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/price', { params: { id }, query: { count }, signal })).price,
    enabled: id > 0 && count > 0,
  })
