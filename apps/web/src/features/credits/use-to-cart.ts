import type { CartBody } from '@postelier/contract/purchases'
import { useNavigate, useParams } from '@tanstack/react-router'
import { purchasesKey } from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'

/** Puts something into the cart and goes there. */
export function useToCart(accountId: number, back: string) {
  const navigate = useNavigate()
  const { agencyCustomerId } = useParams({ strict: false })
  return useAction({
    send: (body: CartBody) => call('POST /api/users/{id}/cart', { params: { id: accountId }, body }),
    stale: [purchasesKey],
    onDone: () => {
      const search = (back ? { back } : {}) as never
      return agencyCustomerId
        ? navigate({
            to: '/agency/customers/$agencyCustomerId/credits/cart',
            params: { agencyCustomerId },
            search,
          })
        : navigate({ to: '/me/credits/cart', search })
    },
  })
}
