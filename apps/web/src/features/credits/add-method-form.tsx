import type { PaymentMean } from '@postelier/contract/purchases'
import { useNavigate } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface AddMethodFormProps {
  accountId: number
  /** What it may pay; one that is late is paid as soon as it is there. */
  plan: 'none' | 'active' | 'late'
  onCancel: () => void
}

/** What is added and what it pays; the card or the IBAN itself is typed at the provider's. */
export function AddMethodForm({ accountId, plan, onCancel }: AddMethodFormProps) {
  const { t } = useTranslation(['credits', 'paymentMethods'])
  const navigate = useNavigate()
  const user = useCurrentUser()
  const [means, setMeans] = useState<PaymentMean>('card')
  const [holder, setHolder] = useState(user ? `${user.firstName} ${user.lastName}`.trim() : '')
  const [email, setEmail] = useState(user?.email ?? '')
  const [isPreferred, setPreferred] = useState(true)
  // One press adds one, also when it is pressed again because no answer came; another wish is another one.
  const wish = JSON.stringify([means, holder, email, isPreferred])
  const [pressed, press] = useState({ wish: '', key: '' })
  const begin = useAction({
    send: () => {
      const key = pressed.wish === wish ? pressed.key : crypto.randomUUID()
      press({ wish, key })
      return call('POST /api/users/{id}/method-setups', {
        params: { id: accountId },
        body: { means, holder, isPreferred, key, ...(means === 'debit' ? { email } : {}) },
      })
    },
    faultIn: 'here',
    onDone: ({ setup }) => {
      if (setup.url) window.location.assign(setup.url)
      // The provider's own form stands on a page of ours.
      else void navigate({ to: '/me/credits/method/$setupId', params: { setupId: String(setup.id) } })
    },
  })
  return (
    <form
      className="po-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void begin.run()
      }}
    >
      <h2 id="methods-title">{t(`paymentMethods:addTitle.${means}`)}</h2>
      <SegmentedChoice
        label={t('pay.means')}
        choices={(['card', 'debit'] as const).map((value) => ({ value, label: t(`pay.${value}`) }))}
        value={means}
        onChange={setMeans}
      />
      {means === 'debit' && (
        <>
          <TextField
            label={t('pay.holder')}
            value={holder}
            error={begin.faults.holder}
            maxLength={120}
            onChange={(event) => setHolder(event.currentTarget.value)}
          />
          <TextField
            label={t('pay.email')}
            help={t('pay.emailHelp')}
            type="email"
            value={email}
            error={begin.faults.email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </>
      )}
      <Checkbox
        label={t(`paymentMethods:prefer.${plan === 'none' ? 'purchases' : 'plan'}.${means}`)}
        checked={isPreferred}
        onChange={(event) => setPreferred(event.currentTarget.checked)}
      />
      <p className="po-mute">
        {t(`paymentMethods:addWords.${means}`)}{' '}
        {t(
          plan === 'late' && isPreferred
            ? `paymentMethods:takenLate.${means}`
            : `paymentMethods:nothingTaken.${means}`,
        )}
      </p>
      {begin.fault && (
        <Notice tone="bad" icon={TriangleAlert}>
          {begin.fault}
        </Notice>
      )}
      <div className="po-dialog-end">
        <Button onClick={onCancel}>{t('paymentMethods:cancel')}</Button>
        <Button type="submit" look="primary" busy={begin.busy}>
          {t(`paymentMethods:goOn.${means}`)}
        </Button>
      </div>
    </form>
  )
}
