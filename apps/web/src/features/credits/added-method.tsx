import type { MethodSetupView } from '@postelier/contract/method-setups'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { methodsQuery, setupQuery, subscriptionQuery } from '#features/credits/purchase-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'

interface AddedMethodProps {
  accountId: number
  setupId: number
  plan: 'none' | 'active' | 'late'
  onAgain: () => void
}

/** What came of adding a card or an account: read at the provider, and read again until it says so. */
export function AddedMethod({ accountId, setupId, plan, onAgain }: AddedMethodProps) {
  const { t } = useTranslation(['paymentMethods', 'common'])
  const client = useQueryClient()
  const { data: setup, error } = useQuery(setupQuery(accountId, setupId))
  const isAdded = setup?.state === 'succeeded'
  useEffect(() => {
    if (!isAdded) return
    for (const { queryKey } of [methodsQuery(accountId), subscriptionQuery(accountId)])
      void client.invalidateQueries({ queryKey })
  }, [isAdded, accountId, client])
  if (!setup)
    return (
      <Notice tone="wait" icon={Clock}>
        {error ? messageOf(error, t('common:errors.unexpected')) : t('paymentMethods:reading')}
      </Notice>
    )
  return <Outcome {...{ setup, plan, onAgain }} />
}

interface OutcomeProps {
  setup: MethodSetupView
  plan: AddedMethodProps['plan']
  onAgain: () => void
}

function Outcome({
  setup: { state, means, failure, url, method, isPreferred },
  plan,
  onAgain,
}: OutcomeProps) {
  const { t } = useTranslation(['credits', 'paymentMethods'])
  if (state === 'succeeded')
    return (
      <Notice tone="done" icon={CircleCheck}>
        {method
          ? t(`paymentMethods:succeeded.${means}`, { label: method.label })
          : t(`paymentMethods:gone.${means}`)}
        {method &&
          isPreferred &&
          plan !== 'none' &&
          ` ${t(plan === 'late' ? 'paymentMethods:paysLate' : 'paymentMethods:pays')}`}
      </Notice>
    )
  if (state === 'processing')
    return (
      <Notice tone="wait" icon={Clock}>
        {t('paymentMethods:processing')}
      </Notice>
    )
  const isFailed = state === 'failed'
  return (
    <Notice tone={isFailed ? 'bad' : 'wait'} icon={isFailed ? TriangleAlert : Clock}>
      <p className="po-method">
        <span>
          {t(`paymentMethods:${state}.${means}`)}
          {failure &&
            ` ${t(failure === 'authenticationFailed' ? `paymentMethods:notConfirmed.${means}` : `paid.failures.${failure}`)}`}
        </span>
        <Button size="sm" onClick={() => (url ? window.location.assign(url) : onAgain())}>
          {t(state === 'action' ? 'paymentMethods:resume' : 'paymentMethods:again')}
        </Button>
      </p>
    </Notice>
  )
}
