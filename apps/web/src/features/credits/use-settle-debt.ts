import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { creditsPages, purchasesKey } from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'

interface SettleDebt {
  accountId: number
  debtCents: number
  /** Where one comes back to once it is paid. */
  returnTo: string
}

/** Pays what is owed, and leads to the provider. */
export function useSettleDebt({ accountId, debtCents, returnTo }: SettleDebt) {
  const user = useCurrentUser()
  const pages = creditsPages(useParams({ strict: false }).agencyCustomerId)
  // One press is one payment, also when it is pressed again because no answer came; another sum is another payment.
  const [press] = useState(() => crypto.randomUUID())
  return useAction({
    send: () =>
      call('POST /api/users/{id}/debt/payments', {
        params: { id: accountId },
        body: {
          agreedCents: debtCents,
          holder: user ? `${user.firstName} ${user.lastName}`.trim() : '',
          returnTo,
          key: `${press}-${debtCents}`,
        },
      }),
    stale: [purchasesKey],
    onDone: ({ payment }) => window.location.assign(payment.url ?? pages.payment(payment.id)),
  })
}
