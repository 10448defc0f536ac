import type { WorkCardView } from '@postelier/contract/desk'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'

type Due = Pick<WorkCardView, 'promisedAt' | 'expectedAt' | 'isLate'>

/** What a date is marked with: a promise that went by, one that will, or nothing. */
export const dueLook = ({ expectedAt, isLate }: Omit<Due, 'promisedAt'>): string | undefined =>
  isLate ? 'po-desk-over' : expectedAt ? 'po-desk-later' : undefined

/** When work is delivered, in one sentence: as promised, or as its customer was told instead. */
export function DueWords({ promisedAt, expectedAt, isLate }: Due) {
  const { t } = useTranslation('desk')
  const { dateTime } = useFormats()
  if (!promisedAt) return null
  return (
    <span className={dueLook({ expectedAt, isLate }) ?? 'po-mute'}>
      {expectedAt
        ? `${t('expectedFor')} ${dateTime(expectedAt)}, ${t('wasPromised', { date: dateTime(promisedAt) })}`
        : t(isLate ? 'dueLate' : 'due', { date: dateTime(promisedAt) })}
    </span>
  )
}
