import type { TaskFormat } from '@postelier/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderFiles } from '#features/orders/order-files.tsx'
import type { OrderAt } from '#features/orders/order-queries.ts'
import { useRowsWithPages } from '#features/orders/page-choice.tsx'
import type { OrderStepName, StepProps } from '#features/orders/step-props.ts'
import { BriefRows, isSubjectField, messageOf, useBriefRows } from '#shared/brief/brief-rows.tsx'
import { unbroken } from '#shared/lib/unbroken.ts'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface OrderStepProps extends StepProps {
  at: OrderAt
  fault: string | null
  format: TaskFormat
  /** Words alone have no picture to be described. */
  hasGraphic: boolean
  /** A day that cannot be kept. */
  wanted: ReactNode
  /** To go first, where the quote that offers it has no room beside. */
  urgent: ReactNode
  onGo: (step: OrderStepName) => void
}

/** The last look before it is ordered. */
export function OrderStep({
  at,
  brief,
  faults,
  change,
  fault,
  format,
  hasGraphic,
  urgent,
  wanted,
  onGo,
}: OrderStepProps) {
  const { t } = useTranslation('orders')
  const rowsOf = useBriefRows()
  const { infos, graphic } = rowsOf(brief, format, hasGraphic)
  const rows = useRowsWithPages(infos, brief)
  const words = messageOf(brief)
  const missing = useMissing(faults)
  return (
    <>
      {fault && (
        <div className="po-quote-missing" role="alert">
          {missing.length === 0 ? (
            fault
          ) : (
            <>
              <b>{t('missing')}</b>
              <ul>
                {missing.map(({ path, step, label, words: why }) => (
                  <li key={path}>
                    {label}
                    {'\u00a0: '}
                    {step === 'order' ? (
                      why
                    ) : (
                      <button type="button" className="po-link" onClick={() => onGo(step)}>
                        {why}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {wanted}
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        value={brief.title}
        error={faults['brief.title']}
        maxLength={160}
        onChange={({ target }) => change({ title: target.value })}
      />
      {urgent && <div className="po-order-urgent">{urgent}</div>}
      <section aria-label={t('summary')} className="po-order-summary">
        <SectionHead title={t('summary')} />
        {words && <blockquote className="po-brief-words">{unbroken(words)}</blockquote>}
        <BriefRows rows={hasGraphic ? [...rows, ...graphic] : rows} />
        <OrderFiles at={at} />
      </section>
    </>
  )
}

/** What keeps the order back, with the step on which it is mended. */
function useMissing(
  faults: Readonly<Record<string, string>>,
): { path: string; step: OrderStepName; label: string; words: string }[] {
  const { t } = useTranslation(['briefs', 'orders'])
  return Object.entries(faults).map(([path, words]) => {
    const [, part = '', field = ''] = path.split('.')
    if (part === 'subject' && isSubjectField(field))
      return { path, words, step: 'subject', label: t(`fields.${field}`) }
    if (part === 'networks') return { path, words, step: 'subject', label: t('networks') }
    if (part === 'targeting') return { path, words, step: 'audience', label: t('ageMax') }
    if (part === 'publishOn') return { path, words, step: 'subject', label: t('orders:publishOn') }
    return { path, words, step: 'order', label: t('orders:name') }
  })
}
