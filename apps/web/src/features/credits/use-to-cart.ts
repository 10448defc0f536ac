import type { CartBody } from '@postelier/contract/purchases'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { purchasesKey } from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'

/** Puts something into the cart and goes there. What was there of the other kind is out of it, which is said and can be undone. */
export function useToCart(accountId: number, back: string) {
  const { t } = useTranslation('credits')
  const navigate = useNavigate()
  const { agencyCustomerId } = useParams({ strict: false })
  const put = (body: CartBody) => call('POST /api/users/{id}/cart', { params: { id: accountId }, body })
  return useAction({
    send: put,
    stale: [purchasesKey],
    done: ({ replaced }) => replaced && t(`cart.insteadOf.${replaced.kind}`),
    about: 'cart',
    undo: async ({ replaced }) => replaced && put(replaced),
    undone: t('cart.putBack'),
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
