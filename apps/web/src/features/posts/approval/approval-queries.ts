import { queryOptions } from '@tanstack/react-query'
import { type PostAt, paramsOf, postKey } from '#features/posts/post-queries.ts'
import { allPages } from '#shared/api/all-pages.ts'
import { call } from '#shared/api/call.ts'

/** Who can be asked for a yes by mail. */
export const peopleToAskQuery = (id: number) =>
  queryOptions({
    queryKey: ['tasks', id, 'people-to-ask'],
    queryFn: async ({ signal }) =>
      (
        await allPages(
          async (page) =>
            (
              await call('GET /api/users/{id}/approval-requests/people', {
                params: { id },
                query: page,
                signal,
              })
            ).data,
        )
      ).items,
    enabled: id > 0,
  })

/** Far more than a business asks about at once. */
const manyAsked = 100

/** Which posts somebody was asked about and has not answered. */
export const openApprovalsQuery = (id: number) =>
  queryOptions({
    queryKey: ['tasks', id, 'list', 'open-approvals'],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/approval-requests', {
          params: { id },
          query: { limit: manyAsked },
          signal,
        })
      ).data.items,
    enabled: id > 0,
  })

/** As many as are told of one post. */
const few = 10

/** Who was asked about a post, what they answered, and what becomes of it without an answer. */
export const approvalsQuery = (at: PostAt) =>
  queryOptions({
    queryKey: postKey(at, 'approvals'),
    queryFn: async ({ signal }) => {
      const { data, silence } = await call('GET /api/users/{id}/tasks/{taskPublicId}/approval-requests', {
        params: paramsOf(at),
        query: { limit: few },
        signal,
      })
      return { requests: data.items, silence }
    },
  })

export const approvalPolicyQuery = (id: number) =>
  queryOptions({
    queryKey: ['tasks', id, 'approval-policy'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/approval-policy', { params: { id }, signal })).policy,
    enabled: id > 0,
  })
