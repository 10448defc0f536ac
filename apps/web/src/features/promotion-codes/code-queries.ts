import type { affiliationCodeRoutes } from '@postelier/contract/affiliation-codes'
import type { promotionCodeRoutes } from '@postelier/contract/promotion-codes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** Makes the calls of codes known here; types alone. */
export type CodeCalls = typeof promotionCodeRoutes | typeof affiliationCodeRoutes

export const codesKey = ['promotion-codes'] as const
export const pageSize = 25

/** Promotion codes for administrators, paged and searched. */
export const codesQuery = (search: string, offset: number) =>
  queryOptions({
    queryKey: [...codesKey, search, offset],
    queryFn: async ({ signal }) => {
      const query = { search, offset, limit: pageSize }
      return (await call('GET /api/admin/promotion-codes', { query, signal })).data
    },
    placeholderData: keepPreviousData,
  })

export const affiliationCodesKey = ['affiliation-codes'] as const

/** Agencies' codes for administrators, paged and searched. */
export const affiliationCodesQuery = (search: string, offset: number) =>
  queryOptions({
    queryKey: [...affiliationCodesKey, search, offset],
    queryFn: async ({ signal }) => {
      const query = { search, offset, limit: pageSize }
      return (await call('GET /api/admin/affiliation-codes', { query, signal })).data
    },
    placeholderData: keepPreviousData,
  })

/** As the server keeps it. */
export const asKept = (code: string) => code.replaceAll(/\s/g, '').toUpperCase()
/** Of a percentage or a count. */
export const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, 3)
