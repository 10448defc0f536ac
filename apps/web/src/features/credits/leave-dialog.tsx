import type { Network } from '@postelier/contract'
import type { SubscriptionView } from '@postelier/contract/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LeavingAnswers, LeavingQuestions, reasonsOf } from '#features/credits/leaving-questions.tsx'
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
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
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
  const { dayMonthYear, number } = useFormats()
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
    onDone: onClose,
  })
  const unscheduled =
    leaving?.most === 1
      ? (leaving.networks.find(({ network }) => network === keeps)?.unscheduled ?? 0)
      : (leaving?.unscheduled ?? 0)
  const date = subscription.periodEnd ? dayMonthYear(subscription.periodEnd) : ''
  return (
    <Dialog open onClose={onClose} labelledBy="leave-title">
      <h2 id="leave-title">{t('leave.title', { plan: nameIn(subscription.plan.names) })}</h2>
      <div className="po-leave-words">
        <p>{t(leaving && leaving.most !== 1 ? 'leave.wordsGiven' : 'leave.words', { date })}</p>
        {leaving && leaving.planCredits.length > 0 && (
          <p>
            {t('leave.planCredits', {
              list: leaving.planCredits
                .map(({ amount, endsAt }) =>
                  t('used.endOn', { count: amount, number: number(amount), date: dayMonthYear(endsAt) }),
                )
                .join(', '),
            })}
          </p>
        )}
      </div>
      {leaving && leaving.most === 1 && leaving.networks.length > 1 && (
        <fieldset className="po-leave-reasons">
          <legend>{t('leave.keeps')}</legend>
          {leaving.networks.map(({ network, posts }) => (
            <label key={network}>
              <input type="radio" name="kept" checked={network === keeps} onChange={() => setKept(network)} />{' '}
              {networkLabel(network)} <span className="po-mute">{t('leave.ahead', { count: posts })}</span>
            </label>
          ))}
        </fieldset>
      )}
      {unscheduled > 0 && (
        <Notice tone="wait" icon={CalendarX}>
          {t('leave.unscheduled', { count: unscheduled })}
        </Notice>
      )}
      <AsyncState of={asked} loading={<RowSkeleton rows={4} />}>
        {({ questions }) => <LeavingQuestions questions={questions} said={said} onChange={setSaid} />}
      </AsyncState>
      <p className="po-dialog-acts">
        <Button look="quiet" onClick={onClose}>
          {t('leave.stay')}
        </Button>
        <Button
          look="danger"
          busy={leave.busy}
          disabled={asked.data === undefined || effect.data === undefined}
          onClick={() => void leave.run()}
        >
          {t('leave.go')}
        </Button>
      </p>
    </Dialog>
  )
}
