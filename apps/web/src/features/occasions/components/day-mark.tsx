import type { ConversionState } from '@postelier/contract'
import { Check, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shared/ui/icon.tsx'
import '#features/occasions/components/day-mark.css'

/** What became of a day: a word and a shape; nothing where nothing did. */
export function DayMark({ state, isShort = false }: { state: ConversionState; isShort?: boolean }) {
  const { t } = useTranslation('occasions')
  if (state === 'none') return null
  const words = t(state === 'converted' ? 'dates.converted' : 'dates.drafting')
  return (
    <span className={state === 'converted' ? 'po-date-done' : 'po-date-drafting'}>
      <Icon of={state === 'converted' ? Check : LoaderCircle} size={14} />
      <span className={isShort ? 'po-sr' : undefined}>{words}</span>
    </span>
  )
}
