import type { BillView } from '@postelier/contract/bills'
import { useTranslation } from 'react-i18next'
import { cx } from '#shared/lib/class-names.ts'

/** What became of a bill at the approved platform; nothing where it does not go there. */
export function BillSending({ of: { sending } }: { of: BillView }) {
  const { t } = useTranslation('bills')
  if (!sending) return null
  const { state, reason } = sending
  return (
    <small className={cx(state === 'refused' && 'po-bad')}>
      {[t(`sending.${state}`), reason].filter(Boolean).join('\u00a0: ')}
    </small>
  )
}
