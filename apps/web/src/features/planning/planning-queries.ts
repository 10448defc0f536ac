import type { SubjectView } from '@postelier/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** As many as wait for somebody at a time; what is older is found among the posts. */
const most = 100

export const subjectsQuery = (id: number, status: SubjectView['status']) =>
  queryOptions({
    queryKey: ['planning', id, 'subjects', status],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/subjects', {
          params: { id },
          query: { status, limit: most },
          signal,
        })
      ).data,
    enabled: id > 0,
  })

export const runQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'run'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/runs/latest', { params: { id }, signal })).run,
    enabled: id > 0,
  })

export const settingsQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'settings'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/settings', { params: { id }, signal })).settings,
    enabled: id > 0,
  })

export const findingsQuery = (id: number, limit: number) =>
  queryOptions({
    queryKey: ['planning', id, 'findings', limit],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/findings', { params: { id }, query: { limit }, signal })).data,
    enabled: id > 0,
  })

export const priceQuery = (id: number, count: number) =>
  queryOptions({
    queryKey: ['planning', id, 'price', count],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/price', { params: { id }, query: { count }, signal })).price,
    enabled: id > 0 && count > 0,
  })

export const findingPages = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['planning', id, 'findings', 'pages'],
    queryFn: async ({ pageParam, signal }) =>
      (
        await call('GET /api/users/{id}/findings', {
          params: { id },
          query: { offset: pageParam, limit: 50 },
          signal,
        })
      ).data,
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const seen = pages.reduce((sum, page) => sum + page.items.length, 0)
      return seen < last.total && last.items.length > 0 ? seen : undefined
    },
  })

export const readingQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'reading'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/readings/latest', { params: { id }, signal })).reading,
    enabled: id > 0,
  })

/** The address the account names. */
export const siteQuery = (id: number) =>
  queryOptions({
    queryKey: ['account', id, 'site'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/account', { params: { id }, signal })).user.society.siteUrl,
    enabled: id > 0,
  })

/** What to speak of and to whom: begun where there is nothing yet. */
export const beginningQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'beginning'],
    queryFn: async () =>
      call('POST /api/users/{id}/account/ai/init-first-network', { params: { id }, body: {} }),
    enabled: id > 0,
    retry: false,
  })
