import type { NoticeView } from '@postelier/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { pagesBy } from '#shared/api/pages-by.ts'

export type { NoticeView }

export const noticesEach = 20

/** What a business must know and has not set aside. */
export const noticesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['notices', id, 'bell'],
    queryFn: async ({ pageParam, signal }) =>
      (
        await call('GET /api/users/{id}/notices', {
          params: { id },
          query: { offset: pageParam, limit: noticesEach },
          signal,
        })
      ).data,
    ...pagesBy,
    retry: false,
    enabled: id > 0,
  })

export const setAside = (id: number, { id: noticeId }: NoticeView) =>
  call('DELETE /api/users/{id}/notices/{noticeId}', { params: { id, noticeId } })

interface Inbox {
  readonly which: 'unread' | 'all'
  readonly offset: number
}

export const inboxQuery = (id: number, { which, offset }: Inbox) =>
  queryOptions({
    queryKey: ['notices', id, 'inbox', which, offset],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/notices', {
          params: { id },
          query: { which, offset, limit: noticesEach },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    enabled: id > 0,
  })

export const readAll = (id: number, before: Date) =>
  call('POST /api/users/{id}/notices/read', { params: { id }, body: { before: before.toISOString() } })
