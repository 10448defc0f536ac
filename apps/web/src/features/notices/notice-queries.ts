import type { NoticeView } from '@postelier/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { pagesBy } from '#shared/api/pages-by.ts'

export type { NoticeView }

const noticesEach = 20

/** What a business must know and has not set aside. */
export const noticesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['notices', id],
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
