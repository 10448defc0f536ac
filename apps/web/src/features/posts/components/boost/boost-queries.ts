import type { BoostObjective } from '@postelier/contract'
import { queryOptions } from '@tanstack/react-query'
import { type PostAt, paramsOf } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'

/** The boosts of a post, and whether this person may add one. */
export const boostsQuery = (at: PostAt) =>
  queryOptions({
    queryKey: ['boosts', at.accountId, at.taskPublicId],
    queryFn: ({ signal }) =>
      call('GET /api/users/{id}/boosts', {
        params: { id: at.accountId },
        query: { post: paramsOf(at).taskPublicId },
        signal,
      }),
  })

export interface OnPublication {
  readonly accountId: number
  readonly publicationId: number
}
const base = '/api/users/{id}/boosts/publications/{publicationId}'
const on = ({ accountId, publicationId }: OnPublication) => ({ id: accountId, publicationId })

export const adAccountsQuery = (of: OnPublication, business: string) =>
  queryOptions({
    queryKey: ['ad-accounts', of, business],
    queryFn: ({ signal }) =>
      call(`GET ${base}/accounts`, { params: on(of), query: business ? { business } : {}, signal }),
    retry: false,
  })

export const leastBudgetQuery = (
  of: OnPublication,
  asked: { readonly advertAccount: string; readonly currency: string; readonly objective: BoostObjective },
) =>
  queryOptions({
    queryKey: ['ad-accounts', of, 'least', asked],
    queryFn: async ({ signal }) =>
      (await call(`GET ${base}/budget`, { params: on(of), query: asked, signal })).least,
    enabled: asked.advertAccount !== '',
  })

export const countriesQuery = (of: OnPublication) =>
  queryOptions({
    queryKey: ['ad-countries', of],
    queryFn: async ({ signal }) =>
      (await call(`GET ${base}/countries`, { params: on(of), signal })).countries,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const findCities = async (of: OnPublication, text: string, country: string, signal: AbortSignal) =>
  (await call(`GET ${base}/cities`, { params: on(of), query: { text, country }, signal })).items

export const findInterests = async (of: OnPublication, text: string, signal: AbortSignal) =>
  (await call(`GET ${base}/interests`, { params: on(of), query: { text }, signal })).items
