import type { RatingView } from '@postelier/contract/orders'
import type { OrderKind } from '@postelier/contract/task-configurations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OrderAt, paramsOf, staleAfterOrder } from '#features/orders/order-queries.ts'
import { call } from '#shared/api/call.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

interface OrderDialogProps {
  at: OrderAt
  onClose: () => void
}

export function ComplainDialog({ at, onClose }: OrderDialogProps) {
  const { t } = useTranslation('orders')
  const [reason, setReason] = useState('')
  return (
    <PromptDialog
      title={t('order.complain')}
      words={t('order.complainWords')}
      confirmLabel={t('order.complain')}
      isReady={reason.trim() !== ''}
      onClose={onClose}
      onSend={() =>
        call('POST /api/users/{id}/orders/{taskPublicId}/complaint', {
          params: paramsOf(at),
          body: { reason },
        })
      }
      stale={staleAfterOrder(at)}
      done={t('order.complained')}
    >
      {(faults) => (
        <TextArea
          label={t('order.complainReason')}
          rows={4}
          maxLength={1000}
          value={reason}
          error={faults.reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </PromptDialog>
  )
}

const marks = ['briefingMatching', 'text', 'visual', 'timing'] as const
const stars = ['1', '2', '3', '4', '5'] as const

export function RateDialog({ at, kind, onClose }: OrderDialogProps & { kind: OrderKind }) {
  const { t } = useTranslation('orders')
  const [rating, setRating] = useState<RatingView>({
    briefingMatching: 5,
    text: 5,
    visual: 5,
    timing: 5,
    message: '',
  })
  const asked = marks.filter(
    (mark) => !(mark === 'visual' && kind === 'hook') && !(mark === 'text' && kind === 'visual'),
  )
  return (
    <PromptDialog
      title={t('order.rate')}
      confirmLabel={t('order.rate')}
      onClose={onClose}
      onSend={() =>
        call('POST /api/users/{id}/orders/{taskPublicId}/rating', { params: paramsOf(at), body: rating })
      }
      stale={staleAfterOrder(at)}
      done={t('order.rated')}
    >
      {(faults) => (
        <>
          {asked.map((mark) => (
            <div key={mark} className="po-order-rate">
              <span>{t(`order.ratings.${mark}`)}</span>
              <SegmentedChoice
                label={t(`order.ratings.${mark}`)}
                size="sm"
                value={stars[rating[mark] - 1] ?? '5'}
                onChange={(value) => setRating({ ...rating, [mark]: Number(value) })}
                choices={stars.map((value) => ({ value, label: value }))}
              />
            </div>
          ))}
          <TextArea
            label={t('order.ratingMessage')}
            optional
            rows={3}
            maxLength={1000}
            value={rating.message}
            error={faults.message}
            onChange={({ target }) => setRating({ ...rating, message: target.value })}
          />
        </>
      )}
    </PromptDialog>
  )
}
