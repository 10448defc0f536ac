import type { BillView } from '@postelier/contract/bills'
import type { RefundView } from '@postelier/contract/purchases'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { billsKey, refundQuery } from '#features/bills/bill-queries.ts'
import { call } from '#shared/api/call.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import '#shared/ui/screen.css'

interface RefundDialogProps {
  bill: BillView
  onClose: () => void
}

/** Gives back for a bill: credits first, which cost nobody a transfer; money with a credit note. */
export function RefundDialog({ bill, onClose }: RefundDialogProps) {
  const { t } = useTranslation('bills')
  const titleId = useId()
  const refund = useQuery(refundQuery(bill.id))
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <h2 id={titleId}>{t('refund.title', { number: bill.number })}</h2>
      <AsyncState of={refund} loading={<RowSkeleton rows={3} />}>
        {(known) => <RefundForm bill={bill} known={known} onClose={onClose} />}
      </AsyncState>
    </Dialog>
  )
}

/** `12,50` or `12.5` in cents; not a number for anything else. */
function centsOf(typed: string): number {
  const said = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/[\s€]/g, ''))
  return said ? Number(said[1]) * 100 + Number((said[2] ?? '').padEnd(2, '0')) : Number.NaN
}

function RefundForm({ bill, known, onClose }: RefundDialogProps & { known: RefundView }) {
  const { t } = useTranslation(['bills', 'common'])
  const { money } = useFormats()
  // One key for this one chosen: pressing twice, or again after a failure, gives once.
  const [key] = useState(() => crypto.randomUUID())
  const [way, setWay] = useState<'credits' | 'money'>('credits')
  const left = known.grossCents - known.refundedCents
  const start = {
    credits: known.credits > 0 ? String(known.credits) : '',
    cents: (left / 100).toFixed(2),
    reason: '',
  }
  const { form, busy, fault, submit } = useServerForm(
    {
      initialValues: start,
      validate: {
        cents: (typed) =>
          way === 'money' && Number.isNaN(centsOf(typed)) ? t('bills:refund.notAnAmount') : null,
      },
    },
    async ({ credits, cents, reason }) => {
      await call('POST /api/admin/bills/{billId}/refund', {
        params: { billId: bill.id },
        body:
          way === 'credits'
            ? { kind: 'credits', credits: credits.trim() === '' ? Number.NaN : Number(credits), reason, key }
            : { kind: 'money', cents: centsOf(cents), seenCents: known.refundedCents, reason, key },
      })
      toast({ tone: 'done', message: t('bills:refund.done', { number: bill.number }) })
      onClose()
    },
    { stale: [billsKey] },
  )
  const isAllBack = way === 'money' && left <= 0
  const wanted = centsOf(form.getValues().cents)
  return (
    <form onSubmit={submit} className="po-stack" noValidate>
      <SegmentedChoice
        label={t('bills:refund.how')}
        value={way}
        onChange={setWay}
        choices={(['credits', 'money'] as const).map((value) => ({
          value,
          label: t(`bills:refund.ways.${value}`),
        }))}
      />
      <p className="po-ink2">
        {t(way === 'credits' ? 'bills:refund.creditsWords' : 'bills:refund.moneyWords')}
      </p>
      {way === 'credits' ? (
        <TextField label={t('bills:refund.credits')} inputMode="numeric" {...form.getInputProps('credits')} />
      ) : (
        <TextField
          label={t('bills:refund.amount')}
          inputMode="decimal"
          help={isAllBack ? t('bills:refund.nothingLeft') : t('bills:refund.left', { amount: money(left) })}
          disabled={isAllBack}
          {...form.getInputProps('cents')}
        />
      )}
      <TextArea
        label={t('bills:refund.reason')}
        rows={2}
        help={t('bills:refund.reasonHelp')}
        {...form.getInputProps('reason')}
      />
      {fault && (
        <p role="alert" className="po-fault">
          {fault}
        </p>
      )}
      <div className="po-dialog-end">
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button type="submit" look="primary" busy={busy} disabled={isAllBack}>
          {way === 'credits' || Number.isNaN(wanted)
            ? t(way === 'credits' ? 'bills:refund.giveCredits' : 'bills:refund.open')
            : t('bills:refund.giveMoney', { amount: money(wanted) })}
        </Button>
      </div>
    </form>
  )
}
