import type { promotionCodeRoutes } from '@postelier/contract/promotion-codes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** Makes the calls of promotion codes known here; types alone. */
export type PromotionCodeCalls = typeof promotionCodeRoutes

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
