import type { orderRoutes } from '@postelier/contract/orders'
import { type BodyOf, call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'

/** Makes the calls of orders known here; types alone. */
export type OrderCalls = typeof orderRoutes

/** Begins a brief from what there is: a post's idea, or a day; its own page is where it goes on. */
export const useBeginOrder = (accountId: number, onBegun: (taskPublicId: string) => void) =>
  useAction({
    stale: [['orders', accountId]],
    send: async (from: BodyOf<'POST /api/users/{id}/order-drafts'>) =>
      (await call('POST /api/users/{id}/order-drafts', { params: { id: accountId }, body: from })).draft
        .taskId,
    onDone: onBegun,
  })
