import type { SubscriptionView } from '@postelier/contract/purchases'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { purchasesKey, useOwnName } from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
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
  const leave = useAction({
    send: () => {
      const said = [...chosen.map((name) => t(`leave.reasons.${name as 'price'}`)), words.trim()].filter(
        Boolean,
      )
      return call('POST /api/users/{id}/subscription/leave', {
        params: { id: accountId },
        body: { reasons: said.length > 0 ? [{ question: t('leave.why'), answers: said }] : [] },
      })
    },
    stale: [purchasesKey],
    done: t('leave.done'),
    onDone: onClose,
  })
  const date = subscription.periodEnd ? dayMonthYear(subscription.periodEnd) : ''
  return (
    <Dialog open onClose={onClose} labelledBy="leave-title">
      <h2 id="leave-title">{t('leave.title', { plan: nameIn(subscription.plan.names) })}</h2>
      <p>{t('leave.words', { date })}</p>
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
