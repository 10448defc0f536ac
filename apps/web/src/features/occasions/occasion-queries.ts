import type { MarketingObjective, OccasionScope } from '@postelier/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** Which key dates are asked for: a span of days, whose dates they are, and words to find them by. */
export interface DatesInput {
  readonly from: string
  readonly to: string
  readonly scope: OccasionScope
  readonly search: string
  readonly offset?: number
  readonly limit: number
}

export const occasionsKey = (id: number) => ['occasions', id] as const

export const keyDatesQuery = (id: number, { search, offset = 0, ...asked }: DatesInput) =>
  queryOptions({
    queryKey: [...occasionsKey(id), 'dates', asked, search, offset],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/key-dates', {
          params: { id },
          query: { ...asked, offset, ...(search ? { search } : {}) },
          signal,
        })
      ).data,
    enabled: id > 0,
    // While another month is read, the one before stays.
    placeholderData: keepPreviousData,
  })

export const keyDateQuery = (id: number, key: string, year: number) =>
  queryOptions({
    queryKey: [...occasionsKey(id), 'date', key, year],
    queryFn: ({ signal }) =>
      call('GET /api/users/{id}/key-dates/{key}/{year}', { params: { id, key, year }, signal }),
    enabled: id > 0 && key !== '',
  })

export interface IdeasInput {
  readonly scope: OccasionScope
  readonly objective: MarketingObjective | ''
  readonly search: string
  readonly offset: number
  readonly limit: number
}

export const ideasQuery = (id: number, { objective, search, ...asked }: IdeasInput) =>
  queryOptions({
    queryKey: [...occasionsKey(id), 'ideas', asked, objective, search],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/publication-ideas', {
          params: { id },
          query: { ...asked, ...(search ? { search } : {}), ...(objective ? { objective } : {}) },
          signal,
        })
      ).data,
    enabled: id > 0,
    placeholderData: keepPreviousData,
  })
