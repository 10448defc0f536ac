import type { BillView } from '@postelier/contract/bills'
import type { RefundView } from '@postelier/contract/refunds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { billsKey, refundQuery } from '#features/bills/bill-queries.ts'
import { creditsTaken } from '#features/bills/credits-taken.ts'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { readCents, writeCents } from '#shared/lib/typed-money.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { CentsField } from '#shared/ui/cents-field.tsx'
import { ReasonedDialog } from '#shared/ui/reasoned-dialog.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface RefundDialogProps {
  bill: BillView
  onClose: () => void
}

/** Gives back for a bill: credits first, which cost nobody a transfer; money with a credit note. */
export function RefundDialog({ bill, onClose }: RefundDialogProps) {
  const { t, i18n } = useTranslation('bills')
  const { money, number, dayMonthYear } = useFormats()
  const refund = useQuery(refundQuery(bill.id))
  const [way, setWay] = useState<'credits' | 'money'>('credits')
  // Null until something is typed: all that is left stands there.
  const [typed, setTyped] = useState<{ credits: string | null; amount: string | null }>({
    credits: null,
    amount: null,
  })
  const seenCents = refund.data?.refundedCents ?? 0
  const left = Math.max(0, (refund.data?.mostCents ?? 0) - seenCents)
  const ofDearer = refund.data !== undefined && refund.data.mostCents < refund.data.grossCents
  const plan = refund.data?.plan ?? null
  const failed = refund.data?.failedCents ?? 0
  const [thenChosen, setPlanThen] = useState<'ends' | 'goesOn' | null>(null)
  const credits = typed.credits ?? String(refund.data?.credits || '')
  const amount = typed.amount ?? writeCents(left, i18n.language)
  const cents = readCents(amount)
  // A part given back ends nothing unless somebody says so.
  const planThen = thenChosen ?? (cents !== null && cents < left ? 'goesOn' : 'ends')
  const send = ({ reason, key }: { reason: string; key: string }) =>
    call('POST /api/admin/bills/{billId}/refund', {
      params: { billId: bill.id },
      body:
        way === 'credits'
          ? { kind: 'credits', credits: credits.trim() === '' ? Number.NaN : Number(credits), reason, key }
          : {
              kind: 'money',
              cents: cents ?? 0,
              seenCents,
              reason,
              key,
              ...(plan ? { plan: planThen } : {}),
            },
    })
  const isAllBack = way === 'money' && left <= 0
  const given = Number(credits) || 0
  const isReady =
    refund.data !== undefined && (way === 'credits' ? given > 0 : !isAllBack && cents !== null && cents > 0)
  return (
    <ReasonedDialog
      title={t('refund.title', { number: bill.number })}
      reason={{ label: t('refund.reason'), help: t('refund.reasonHelp'), field: 'reason' }}
      confirmLabel={
        !isReady
          ? t('refund.open')
          : way === 'credits'
            ? t('refund.giveCredits', { count: given, number: number(given) })
            : t('refund.giveMoney', { amount: money(cents ?? 0) })
      }
      isReady={isReady}
      isReadFirst
      onClose={onClose}
      onSend={send}
      stale={[billsKey]}
      done={
        way === 'credits'
          ? t('refund.done', { number: bill.number })
          : t('refund.doneMoney', {
              number: bill.number,
              amount: money(seenCents + (cents ?? 0)),
              all: money(bill.amounts.gross),
            })
      }
    >
      {(faults) => (
        <AsyncState of={refund} loading={<RowSkeleton rows={3} />}>
          {(known) => (
            <>
              <p className="po-refund-of">
                <b>{bill.account.name}</b>
                <span>{bill.words}</span>
                <span className="po-mute">
                  {t('refund.of', {
                    amount: money(bill.amounts.gross),
                    date: dayMonthYear(`${bill.issuedOn}T12:00:00`),
                  })}
                </span>
              </p>
              <SegmentedChoice
                label={t('refund.how')}
                value={way}
                onChange={setWay}
                choices={(['credits', 'money'] as const).map((value) => ({
                  value,
                  label: t(`refund.ways.${value}`),
                }))}
              />
              <p className="po-ink2">{t(way === 'credits' ? 'refund.creditsWords' : 'refund.moneyWords')}</p>
              {way === 'credits' ? (
                <TextField
                  label={t('refund.credits')}
                  inputMode="numeric"
                  value={credits}
                  error={faults.credits}
                  onChange={({ target }) => setTyped({ ...typed, credits: target.value })}
                />
              ) : (
                <>
                  {failed > 0 && <p>{t('refund.again', { amount: money(failed) })}</p>}
                  <CentsField
                    label={t('refund.amount')}
                    help={
                      isAllBack
                        ? t(ofDearer ? 'refund.allOfDearer' : 'refund.nothingLeft')
                        : t(ofDearer ? 'refund.leftOfDearer' : 'refund.left', { amount: money(left) })
                    }
                    disabled={isAllBack}
                    value={amount}
                    error={faults.cents}
                    onChange={(next) => setTyped({ ...typed, amount: next })}
                  />
                  {!isAllBack && cents !== null && <CreditsTaken refund={known} cents={cents} />}
                  {plan && !isAllBack && <PlanThen plan={plan} value={planThen} onChange={setPlanThen} />}
                </>
              )}
            </>
          )}
        </AsyncState>
      )}
    </ReasonedDialog>
  )
}

/** How many credits go with the money: of what is not spent, as much as of what can still be given back. */
function CreditsTaken({ refund, cents }: { refund: RefundView; cents: number }) {
  const { t } = useTranslation('bills')
  const { number } = useFormats()
  const count = creditsTaken(refund, cents)
  if (refund.credits === 0) return null
  if (count === 0) return <p>{t('refund.takesNone')}</p>
  // A plan's go month by month, each rounded.
  return <p>{t(refund.plan ? 'refund.takesAbout' : 'refund.takes', { count, number: number(count) })}</p>
}

interface PlanThenProps {
  plan: NonNullable<RefundView['plan']>
  value: 'ends' | 'goesOn'
  onChange: (value: 'ends' | 'goesOn') => void
}

/** Of a plan whose days lie ahead: whether they end with the money. */
function PlanThen({ plan, value, onChange }: PlanThenProps) {
  const { t, i18n } = useTranslation('bills')
  const { dayMonthYear } = useFormats()
  const name = i18n.language === 'en' ? plan.names.en : plan.names.fr
  const said = t('refund.plan', { plan: name, date: dayMonthYear(plan.until) })
  return (
    <>
      <p>
        <b>{said}</b>
      </p>
      <SegmentedChoice
        label={said}
        value={value}
        onChange={onChange}
        choices={(['ends', 'goesOn'] as const).map((one) => ({
          value: one,
          label: t(`refund.plans.${one}`),
        }))}
      />
      <p className="po-ink2">{t(`refund.planWords.${value}`)}</p>
    </>
  )
}
