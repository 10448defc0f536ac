import type { RemakeKind, RemakeView, TruthView } from '@postelier/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type PostAt, paramsOf, postKey, type TaskView } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'

export type { RemakeKind, RemakeView, TruthView }

/** What a post rests on as it was saved: another as soon as it says or shows something else. */
export const truthQuery = (at: PostAt, post: Pick<TaskView, 'version' | 'picture'>) =>
  queryOptions({
    queryKey: postKey(at, 'truth', post.version, post.picture ?? ''),
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/tasks/{taskPublicId}/truth', { params: paramsOf(at), signal })).truth,
    placeholderData: keepPreviousData,
  })

export const remakeQuery = (at: PostAt) =>
  queryOptions({
    queryKey: postKey(at, 'remake'),
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/tasks/{taskPublicId}/remakes/latest', {
          params: paramsOf(at),
          signal,
        })
      ).remake,
  })

export const remakePriceQuery = (at: PostAt, version: number) =>
  queryOptions({
    queryKey: postKey(at, 'remake-price', version),
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/tasks/{taskPublicId}/remakes/price', {
          params: paramsOf(at),
          signal,
        })
      ).price,
    placeholderData: keepPreviousData,
  })
