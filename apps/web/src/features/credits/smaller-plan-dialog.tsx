import type { Frequency, OfferedPlan } from '@postelier/contract/purchases'
import type { SubscriptionView } from '@postelier/contract/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PlanEffect } from '#features/credits/plan-effect.tsx'
import { leavingQuery, purchasesKey, useOwnName } from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

interface SmallerPlanDialogProps {
  accountId: number
  subscription: SubscriptionView
  plan: OfferedPlan
  frequency: Frequency
  onClose: () => void
}

/** Another plan from the period's end on: what it costs then and what changes is said before it is chosen. */
export function SmallerPlanDialog({
  accountId,
  subscription,
  plan,
  frequency,
  onClose,
}: SmallerPlanDialogProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { dayMonthYear, money } = useFormats()
  const effect = useQuery(leavingQuery(accountId, plan.id))
  const name = nameIn(plan.names)
  const choose = useAction({
    send: () =>
      call('POST /api/users/{id}/subscription/next', {
        params: { id: accountId },
        body: { packId: plan.id, frequency },
      }),
    stale: [purchasesKey],
    done: t('plans.chosen', { plan: name }),
    about: 'plan',
    onDone: onClose,
  })
  const date = subscription.periodEnd ? dayMonthYear(subscription.periodEnd) : ''
  // The same plan, paid in another way.
  const isSame = plan.id === subscription.plan.id
  const isLess = plan.credits <= subscription.plan.credits
  const cents = (frequency === 'yearly' ? plan.yearlyCents : plan.monthlyCents) ?? 0
  return (
    <Dialog open onClose={onClose} labelledBy="smaller-title" className="po-effect-box">
      <div className="po-stack">
        <h2 id="smaller-title">
          {isSame
            ? t(`plans.payByTitle.${frequency}`, { plan: name, date })
            : t('plans.laterTitle', { plan: name, date })}
        </h2>
        <p>
          {t('plans.laterWords', {
            plan: nameIn(subscription.plan.names),
            date,
            amount: money(cents),
            per: t(`plans.per.${frequency}`),
          })}
        </p>
        <AsyncState of={effect} loading={<RowSkeleton rows={4} />}>
          {(leaving) => (
            <PlanEffect {...{ accountId, subscription, leaving }} unscheduled={leaving.unscheduled} />
          )}
        </AsyncState>
        <div className="po-dialog-end">
          <Button look={isLess ? 'primary' : 'default'} onClick={onClose}>
            {t('now.keep', { plan: nameIn(subscription.plan.names) })}
          </Button>
          <Button
            look={isLess ? 'default' : 'primary'}
            busy={choose.busy}
            disabled={effect.data === undefined}
            onClick={() => void choose.run()}
          >
            {isSame ? t(`plans.payByGo.${frequency}`) : t('plans.laterGo', { plan: name })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
