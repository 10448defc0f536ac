import type {} from '@postelier/contract/planning-start'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** Where the business is on the way to its first posts, and these posts. */
export const startQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'start'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/start', { params: { id }, signal })).start,
    enabled: id > 0,
    // Where no live news come through, it is asked.
    refetchInterval: ({ state: { data } }) => {
      if (data?.posts.some(({ state }) => state === 'waiting' || state === 'working')) return 1500
      return data && data.photos.waiting > 0 ? 5000 : false
    },
  })

export const monthQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'start', 'month'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/start/month', { params: { id }, signal })).month,
    enabled: id > 0,
  })

/** What a picture of the read site looks like, before it is taken over. */
export const foundPictureQuery = (id: number, url: string) =>
  queryOptions({
    queryKey: ['planning', id, 'found-picture', url],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/start/picture', { params: { id }, query: { url }, signal }))
        .picture,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: id > 0 && url !== '',
  })
