import type { RatingView, ratingMarks } from '@postelier/contract/orders'
import type { OrderKind } from '@postelier/contract/task-configurations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OrderAt, paramsOf, staleAfterOrder, useKeepOrder } from '#features/orders/order-queries.ts'
import { StarChoice } from '#features/orders/star-choice.tsx'
import { call } from '#shared/api/call.ts'
import { marksOf } from '#shared/brief/order-rating.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

interface OrderDialogProps {
  at: OrderAt
  onClose: () => void
}

/** What a customer can do about an order that needs a reason in words. */
export function ComplainDialog({ at, mayCorrect, onClose }: OrderDialogProps & { mayCorrect: boolean }) {
  const { t } = useTranslation('orders')
  const [reason, setReason] = useState('')
  const keep = useKeepOrder(at)
  return (
    <PromptDialog
      title={t('order.complain')}
      words={t(mayCorrect ? 'order.complainWords' : 'order.complainAccepted')}
      confirmLabel={t('order.sendComplaint')}
      isReady={reason.trim() !== ''}
      onClose={onClose}
      onSend={() =>
        call('POST /api/users/{id}/orders/{taskPublicId}/complaint', {
          params: paramsOf(at),
          body: { reason },
        }).then(keep)
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

type Mark = (typeof ratingMarks)[number]

/** Nothing is chosen before somebody chooses: a mark that nobody gave would count as one. */
export function RateDialog({ at, kind, onClose }: OrderDialogProps & { kind: OrderKind }) {
  const { t } = useTranslation(['orders', 'briefs'])
  const [given, setGiven] = useState<Partial<Record<Mark, number>>>({})
  const [message, setMessage] = useState('')
  const keep = useKeepOrder(at)
  const asked = marksOf(kind)
  return (
    <PromptDialog
      title={t('order.rate')}
      confirmLabel={t('order.rate')}
      isReady={asked.every((mark) => given[mark] !== undefined)}
      onClose={onClose}
      onSend={() =>
        call('POST /api/users/{id}/orders/{taskPublicId}/rating', {
          params: paramsOf(at),
          body: { ...wholeOf(given), message },
        }).then(keep)
      }
      stale={staleAfterOrder(at)}
      done={t('order.rated')}
    >
      {(faults) => (
        <>
          {asked.map((mark) => (
            <StarChoice
              key={mark}
              label={t(`briefs:ratings.${mark}`)}
              value={given[mark] ?? 0}
              onChange={(value) => setGiven({ ...given, [mark]: value })}
            />
          ))}
          <TextArea
            label={t('order.ratingMessage')}
            optional
            rows={3}
            maxLength={1000}
            value={message}
            error={faults.message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </>
      )}
    </PromptDialog>
  )
}

/** What is not part of the order counts as the rest of it. */
function wholeOf(given: Partial<Record<Mark, number>>): Omit<RatingView, 'message'> {
  const all = Object.values(given)
  const mean = Math.round(all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)) || 1
  return {
    briefingMatching: given.briefingMatching ?? mean,
    text: given.text ?? mean,
    visual: given.visual ?? mean,
    timing: given.timing ?? mean,
  }
}
