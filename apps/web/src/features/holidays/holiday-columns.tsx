import type { HolidayRequestView, HolidayStatus } from '@postelier/contract/holidays'
import { CircleCheck, CircleSlash, Clock, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatsFor } from '#shared/i18n/formats.ts'
import type { Column } from '#shared/ui/data-table.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import '#features/holidays/holidays.css'

const icons: Record<HolidayStatus, LucideIcon> = {
  waiting: Clock,
  accepted: CircleCheck,
  declined: CircleSlash,
}

/** Days of the calendar, without a time zone: they are the same wherever they are read. */
export const useDays = () => formatsFor(useTranslation().i18n.language, 'UTC')

/** With its years: what is asked for may lie in the next one. */
export const periodOf = (days: ReturnType<typeof useDays>, begin: string, end: string): string =>
  begin === end ? days.longDate(begin) : `${days.dayMonthYear(begin)} – ${days.dayMonthYear(end)}`

/** What both lists say of a request. */
export function useHolidayColumns(): Record<
  'period' | 'type' | 'days' | 'status',
  Column<HolidayRequestView>
> {
  const { t } = useTranslation('holidays')
  const days = useDays()
  return {
    period: {
      key: 'period',
      header: t('period'),
      cell: ({ begin, end }) => periodOf(days, begin, end),
    },
    type: { key: 'type', header: t('type'), cell: ({ type }) => t(`types.${type}`), fold: true },
    days: {
      key: 'days',
      header: t('days'),
      fold: true,
      cell: ({ workingDays }) => t('daysCount', { count: workingDays }),
    },
    status: {
      key: 'status',
      header: t('status'),
      cell: ({ status, declineReason }) => (
        <span className={`po-holiday-status po-holiday-${status}`}>
          <Icon of={icons[status]} size={14} />
          {status === 'declined' && declineReason
            ? t('declinedBecause', { reason: declineReason })
            : t(`statuses.${status}`)}
        </span>
      ),
    },
  }
}
