import type { unsubscribeMessageRoutes } from '@postelier/contract/unsubscribe-messages'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** Makes the calls of these questions known here; types alone. */
export type UnsubscribeMessageCalls = typeof unsubscribeMessageRoutes

export const messagesKey = ['unsubscribe-messages'] as const

/** The questions customers are asked when they cancel, for administrators. */
export const messagesQuery = queryOptions({
  queryKey: messagesKey,
  queryFn: async ({ signal }) => (await call('GET /api/admin/unsubscribe-messages', { signal })).messages,
})
