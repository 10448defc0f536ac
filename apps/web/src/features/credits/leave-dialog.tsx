import type { Network } from '@postelier/contract'
import type { SubscriptionView } from '@postelier/contract/purchases'
import { useQuery } from '@tanstack/react-query'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leavingQuery, purchasesKey, useOwnName } from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

interface LeaveDialogProps {
  accountId: number
  subscription: SubscriptionView
  onClose: () => void
}

const reasons = ['price', 'time', 'results', 'break', 'other'] as const

/** Ends the plan with its period: what stays and what ends is said first, and why is asked, not demanded. */
export function LeaveDialog({ accountId, subscription, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { dayMonthYear } = useFormats()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [words, setWords] = useState('')
  const [kept, setKept] = useState<Network | null>(null)
  const leaving = useQuery(leavingQuery(accountId)).data
  const keeps = kept ?? leaving?.kept[0] ?? null
  const leave = useAction({
    send: () => {
      const said = [...chosen.map((name) => t(`leave.reasons.${name as 'price'}`)), words.trim()].filter(
        Boolean,
      )
      return call('POST /api/users/{id}/subscription/leave', {
        params: { id: accountId },
        body: {
          reasons: said.length > 0 ? [{ question: t('leave.why'), answers: said }] : [],
          keptNetworks: keeps === null ? [] : [keeps],
        },
      })
    },
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
      <p>{t('leave.words', { date })}</p>
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
      <fieldset className="po-leave-reasons">
        <legend>{t('leave.why')}</legend>
        {reasons.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...chosen, name] : chosen.filter((one) => one !== name))
              }
            />{' '}
            {t(`leave.reasons.${name}`)}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t('leave.more')}
        optional
        value={words}
        maxLength={1000}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p className="po-dialog-acts">
        <Button look="quiet" onClick={onClose}>
          {t('leave.stay')}
        </Button>
        <Button look="danger" busy={leave.busy} onClick={() => void leave.run()}>
          {t('leave.go')}
        </Button>
      </p>
    </Dialog>
  )
}
