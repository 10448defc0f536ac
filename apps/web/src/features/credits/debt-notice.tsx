import { useParams } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { creditsPages, purchasesKey } from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'

interface DebtNoticeProps {
  accountId: number
  debtCents: number
  mayPay: boolean
  /** Where one comes back to once it is paid. */
  returnTo: string
  isFirst?: boolean
  children: ReactNode
}

/** What is owed, and the button that pays it; fault and wait are its own. */
export function DebtNotice({ accountId, debtCents, mayPay, returnTo, isFirst, children }: DebtNoticeProps) {
  const { t } = useTranslation('credits')
  const { money } = useFormats()
  const user = useCurrentUser()
  const pages = creditsPages(useParams({ strict: false }).agencyCustomerId)
  // One press is one payment, also when it is pressed again because no answer came; another sum is another payment.
  const [press] = useState(() => crypto.randomUUID())
  const settle = useAction({
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
  return (
    <Notice tone="bad" icon={CircleAlert}>
      {children}
      {mayPay && (
        <>
          {' '}
          <Button
            {...(isFirst ? { look: 'primary' as const } : { size: 'sm' as const })}
            busy={settle.busy}
            onClick={() => void settle.run()}
          >
            {t('now.settle', { amount: money(debtCents) })}
          </Button>
        </>
      )}
    </Notice>
  )
}
