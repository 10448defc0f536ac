import type { CommentedPart, CommentView } from '@postelier/contract/comments'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { type PostAt, paramsOf, postKey } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { pagesBy } from '#shared/api/pages-by.ts'

export type { CommentedPart, CommentView }

const commentsEach = 20

/** The comments people wrote to one another about a post, read page by page. */
export const commentsQuery = (at: PostAt) =>
  infiniteQueryOptions({
    queryKey: postKey(at, 'comments'),
    queryFn: async ({ pageParam, signal }) =>
      (
        await call('GET /api/users/{id}/tasks/{taskPublicId}/comments', {
          params: paramsOf(at),
          query: { offset: pageParam, limit: commentsEach },
          signal,
        })
      ).data,
    ...pagesBy,
  })
