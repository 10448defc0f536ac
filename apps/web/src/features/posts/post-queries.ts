import type { TaskCard, TaskEventView, TaskView } from '@postelier/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { pagesBy } from '#shared/api/pages-by.ts'
import { queryClient } from '#shared/api/query-client.ts'

export type { TaskCard, TaskEventView, TaskView }

export const pageSize = 40

export interface ListWords {
  offset: number
  search: string
  status?: string
  network?: string
}

export const postsQuery = (id: number, words: ListWords) =>
  queryOptions({
    queryKey: ['tasks', id, 'list', words],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/tasks', {
          params: { id },
          query: { ...words, limit: pageSize },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    enabled: id > 0,
  })

export interface PostAt {
  accountId: number
  taskPublicId: string
}
export const paramsOf = ({ accountId, taskPublicId }: PostAt) => ({ id: accountId, taskPublicId })

export const postQuery = (at: PostAt) =>
  queryOptions({
    queryKey: ['tasks', at.accountId, 'one', at.taskPublicId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/tasks/{taskPublicId}', { params: paramsOf(at), signal })).task,
    retry: false,
  })

export const publicationsQuery = (at: PostAt) =>
  queryOptions({
    queryKey: ['tasks', at.accountId, 'publications', at.taskPublicId],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/tasks/{taskPublicId}/publications', {
          params: paramsOf(at),
          signal,
        })
      ).publications,
  })

/** Pages that posts can go to. */
export const pagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['networks', id, 'pages'],
    queryFn: async ({ signal }) => {
      const { connections } = await call('GET /api/users/{id}/networks', { params: { id }, signal })
      return connections
        .filter(({ state }) => state === 'connected' || state === 'expiring')
        .flatMap(({ network, pages }) =>
          pages.filter(({ isChosen }) => isChosen).map((page) => ({ ...page, network })),
        )
    },
  })

const eventsEach = 20

export const eventsQuery = (at: PostAt) =>
  infiniteQueryOptions({
    queryKey: ['tasks', at.accountId, 'history', at.taskPublicId],
    queryFn: async ({ pageParam, signal }) =>
      (
        await call('GET /api/users/{id}/tasks/{taskPublicId}/history', {
          params: paramsOf(at),
          query: { offset: pageParam, limit: eventsEach },
          signal,
        })
      ).data,
    ...pagesBy,
  })

/** Templates a post of this form can begin with. */
export const startsQuery = (id: number, of: { format: string; isCarousel: boolean }) =>
  queryOptions({
    queryKey: ['templates', id, 'starts', of],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/graphical-line-templates', {
          params: { id },
          query: { format: of.format, type: of.isCarousel ? 'CAROUSEL' : 'SINGLE', limit: 100 },
          signal,
        })
      ).data.items,
    enabled: id > 0,
  })

/** What an answer says of a post is shown at once; lists and history are read again. */
export function knowPost(at: PostAt, task: TaskView): void {
  queryClient.setQueryData(postQuery(at).queryKey, task)
  void queryClient.invalidateQueries({ queryKey: ['tasks', at.accountId, 'list'] })
  void queryClient.invalidateQueries({ queryKey: eventsQuery(at).queryKey })
}

/** Where a page is drawn at a width; the address changes with what it shows. */
export const pageAt = (picture: string, words: { page?: number; width: number }): string =>
  `${picture}${Object.entries(words)
    .map(([name, value]) => `&${name}=${value}`)
    .join('')}`
