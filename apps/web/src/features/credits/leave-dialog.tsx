import type { Network } from '@postelier/contract'
import type { SubscriptionView } from '@postelier/contract/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LeavingAnswers, LeavingQuestions, reasonsOf } from '#features/credits/leaving-questions.tsx'
import { PlanEffect } from '#features/credits/plan-effect.tsx'
import {
  leavingQuery,
  leavingQuestionsQuery,
  purchasesKey,
  useOwnName,
} from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Radio } from '#shared/ui/check-field.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

interface LeaveDialogProps {
  accountId: number
  subscription: SubscriptionView
  onClose: () => void
}

/** Ends the plan with its period: what stays and what ends is said first, and why is asked, not demanded. */
export function LeaveDialog({ accountId, subscription, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { dayMonthYear } = useFormats()
  const asked = useQuery(leavingQuestionsQuery(accountId))
  const effect = useQuery(leavingQuery(accountId))
  const [said, setSaid] = useState<LeavingAnswers>({})
  const [kept, setKept] = useState<Network | null>(null)
  const leaving = effect.data
  const keeps = kept ?? leaving?.kept[0] ?? null
  const leave = useAction({
    send: () =>
      call('POST /api/users/{id}/subscription/leave', {
        params: { id: accountId },
        body: {
          reasons: reasonsOf(asked.data?.questions ?? [], said, nameIn),
          keptNetworks: keeps === null ? [] : [keeps],
        },
      }),
    stale: [purchasesKey],
    done: t('leave.done'),
    about: 'plan',
    onDone: onClose,
  })
  const unscheduled =
    leaving?.most === 1
      ? (leaving.networks.find(({ network }) => network === keeps)?.unscheduled ?? 0)
      : (leaving?.unscheduled ?? 0)
  const date = subscription.periodEnd ? dayMonthYear(subscription.periodEnd) : ''
  return (
    <Dialog open onClose={onClose} labelledBy="leave-title" className="po-effect-box">
      <div className="po-stack">
        <h2 id="leave-title">{t('leave.title', { plan: nameIn(subscription.plan.names) })}</h2>
        <p>{t('leave.words', { date })}</p>
        <AsyncState of={effect} loading={<RowSkeleton rows={4} />}>
          {(found) => (
            <>
              <PlanEffect {...{ accountId, subscription, leaving: found, unscheduled }} />
              {found.most === 1 && found.networks.length > 1 && (
                <fieldset className="po-leave-reasons">
                  <legend>{t('leave.keeps')}</legend>
                  {found.networks.map(({ network, posts }) => (
                    <Radio
                      key={network}
                      name="kept"
                      label={`${networkLabel(network)} · ${t('leave.ahead', { count: posts })}`}
                      checked={network === keeps}
                      onChange={() => setKept(network)}
                    />
                  ))}
                </fieldset>
              )}
            </>
          )}
        </AsyncState>
        <AsyncState of={asked} loading={<RowSkeleton rows={4} />}>
          {({ questions }) =>
            questions.length > 0 && (
              <section className="po-leave-why" aria-labelledby="leave-why">
                <h3 id="leave-why">{t('leave.why')}</h3>
                <LeavingQuestions questions={questions} said={said} onChange={setSaid} />
              </section>
            )
          }
        </AsyncState>
        <div className="po-dialog-end">
          <Button onClick={onClose}>{t('now.keep', { plan: nameIn(subscription.plan.names) })}</Button>
          <Button
            look="danger"
            busy={leave.busy}
            disabled={asked.data === undefined || effect.data === undefined}
            onClick={() => void leave.run()}
          >
            {t('leave.go')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
