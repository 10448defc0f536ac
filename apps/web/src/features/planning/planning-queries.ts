import type { SubjectView } from '@postelier/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { allPages } from '#shared/api/all-pages.ts'
import { call } from '#shared/api/call.ts'
import { pagesBy } from '#shared/api/pages-by.ts'

/** All of them: a month is looked at whole, and answered whole. */
export const subjectsQuery = (id: number, status: SubjectView['status']) =>
  queryOptions({
    queryKey: ['planning', id, 'subjects', status],
    queryFn: ({ signal }) =>
      allPages(
        async (page) =>
          (await call('GET /api/users/{id}/subjects', { params: { id }, query: { status, ...page }, signal }))
            .data,
      ),
    enabled: id > 0,
  })

/** What was turned down, page by page, and how many they are. */
export const declinedPages = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['planning', id, 'subjects', 'declined', 'pages'],
    queryFn: async ({ pageParam, signal }) =>
      (
        await call('GET /api/users/{id}/subjects', {
          params: { id },
          query: { status: 'declined', offset: pageParam, limit: 25 },
          signal,
        })
      ).data,
    ...pagesBy,
  })

export const declinedCountQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'subjects', 'declined', 'count'],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/subjects', {
          params: { id },
          query: { status: 'declined', limit: 1 },
          signal,
        })
      ).data.total,
    enabled: id > 0,
  })

/** Whether the coming weeks have room for another subject. */
export const freeDaysQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'free-days'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/subjects/free-days', { params: { id }, signal })).freeDays,
    enabled: id > 0,
  })

export const readinessQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'readiness'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/readiness', { params: { id }, signal })).readiness,
    enabled: id > 0,
    // Where no live news come through, it is asked.
    refetchInterval: ({ state }) => (state.data?.isSearching ? 1500 : false),
  })

export const settingsQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'settings'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/settings', { params: { id }, signal })).settings,
    enabled: id > 0,
  })

export const factsQuery = (id: number, limit: number) =>
  queryOptions({
    queryKey: ['planning', id, 'facts', limit],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/facts', { params: { id }, query: { limit }, signal })).data,
    enabled: id > 0,
  })

/** All of it, where it is looked through whole. */
export const allFactsQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'facts', 'all'],
    queryFn: ({ signal }) =>
      allPages(
        async (page) =>
          (await call('GET /api/users/{id}/facts', { params: { id }, query: page, signal })).data,
      ),
    enabled: id > 0,
  })

export const factPages = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['planning', id, 'facts', 'pages'],
    queryFn: async ({ pageParam, signal }) =>
      (
        await call('GET /api/users/{id}/facts', {
          params: { id },
          query: { offset: pageParam, limit: 50 },
          signal,
        })
      ).data,
    ...pagesBy,
  })

export const readingQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'reading'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/readings/latest', { params: { id }, signal })).reading,
    enabled: id > 0,
  })

/** What is spoken of; kept for a person and read again where somebody changed them: nothing else does. */
export const thematicsQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'thematics'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{userId}/ai-thematics', { params: { userId: id }, signal })).aiThematics,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id > 0,
  })

export const audiencesQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'audiences'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{userId}/ai-audiences', { params: { userId: id }, signal })).aiAudiences,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id > 0,
  })

/** Who can be asked by mail. */
export const inviteesQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'invitees'],
    queryFn: async ({ signal }) =>
      (
        await allPages(
          async (page) =>
            (
              await call('GET /api/users/{id}/subjects/invitees', { params: { id }, query: page, signal })
            ).data,
        )
      ).items,
    enabled: id > 0,
  })

export const rulesQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'rules'],
    queryFn: ({ signal }) => call('GET /api/users/{id}/planning/rules', { params: { id }, signal }),
    enabled: id > 0,
  })
