import type { KeyDateView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { DayMark } from '#features/occasions/components/day-mark.tsx'
import { weeksOf } from '#features/occasions/model/month.ts'
import { noon, useDayWords } from '#features/occasions/model/use-day-words.ts'
import { cx } from '#shared/lib/class-names.ts'

interface MonthGridProps {
  month: string
  today: string
  dates: readonly KeyDateView[]
  onOpen: (date: KeyDateView) => void
}

/** A month as a wall calendar has it; each key date stands on its first day. */
export function MonthGrid({ month, today, dates, onOpen }: MonthGridProps) {
  const { weekdayName, monthName } = useDayWords()
  const onDay = Map.groupBy(dates, ({ date }) => date)
  const weeks = weeksOf(month)
  return (
    <table className="po-month">
      <caption className="po-sr">{monthName(month)}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} {...{ day, month, today, onOpen }} dates={onDay.get(day) ?? []} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({
  day,
  month,
  today,
  dates,
  onOpen,
}: Omit<MonthGridProps, 'month'> & { day: string; month: string }) {
  const { t } = useTranslation('occasions')
  const { formats, shortMonth } = useDayWords()
  const isOther = !day.startsWith(month)
  const isToday = day === today
  return (
    <td
      className={cx(
        'po-month-day',
        isOther && 'po-month-other',
        day < today && 'po-month-past',
        isToday && 'po-month-now',
      )}
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
    >
      <time dateTime={day}>
        <b className="po-num">{formats.dayNumber(noon(day))}</b>
        {isToday && <span>{t('dates.today')}</span>}
        {isOther && <span>{shortMonth(day)}</span>}
      </time>
      {dates.length > 0 && (
        <ul>
          {dates.map((date) => (
            <li key={date.key}>
              <button
                type="button"
                className={cx('po-month-date', date.near === 'own' && 'po-month-trade')}
                onClick={() => onOpen(date)}
              >
                <span>{date.title}</span>
                <DayMark state={date.conversion} isShort />
              </button>
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}
