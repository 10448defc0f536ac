import type { KeyDateView } from '@postelier/contract'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DayMark } from '#features/occasions/components/day-mark.tsx'
import { noon, useDayWords } from '#features/occasions/model/use-day-words.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

interface DateListProps {
  dates: readonly KeyDateView[]
  today: string
  onOpen: (date: KeyDateView) => void
}

/** Key dates under their months, as the back page of a magazine announces them. */
export function DateList({ dates, today, onOpen }: DateListProps) {
  const { t } = useTranslation('occasions')
  const { monthName } = useDayWords()
  const byMonth = Map.groupBy(dates, ({ date }) => date.slice(0, 7))
  return [...byMonth].map(([month, inMonth]) => (
    <section key={month} className="po-date-month" aria-labelledby={`month-${month}`}>
      <SectionHead
        id={`month-${month}`}
        title={monthName(month)}
        note={t('dates.count', { count: inMonth.length })}
      />
      <ul>
        {inMonth.map((date) => (
          <li key={`${date.key} ${date.year}`}>
            <DateRow date={date} today={today} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function DateRow({
  date,
  today,
  onOpen,
}: {
  date: KeyDateView
  today: string
  onOpen: DateListProps['onOpen']
}) {
  const { t } = useTranslation('occasions')
  const { formats } = useDayWords()
  const mayCreate = useAbility('planning:create')
  const about = [
    ...(date.until > date.date ? [t('dates.until', { day: formats.dayMonth(noon(date.until)) })] : []),
    ...date.sectors.map(({ name }) => name),
  ]
  return (
    <article className="po-date-row">
      <time dateTime={date.date} className="po-date-day">
        <b className="po-num">{formats.dayNumber(noon(date.date))}</b>
        <small>{formats.weekday(noon(date.date))}</small>
      </time>
      <div className="po-date-words">
        <h3>
          <button type="button" className="po-date-title" onClick={() => onOpen(date)}>
            {date.title}
          </button>
        </h3>
        <p title={date.says.join(' ')}>{date.says[0]}</p>
        {about.length > 0 && <p className="po-mute">{about.join(' · ')}</p>}
      </div>
      <div className="po-date-end">
        <DayMark state={date.conversion} />
        {date.taskId ? (
          <ButtonLink look="quiet" to="/me/tasks/$taskPublicId" params={{ taskPublicId: date.taskId }}>
            {t('dates.open')}
          </ButtonLink>
        ) : (
          mayCreate &&
          date.conversion === 'none' &&
          date.until >= today && (
            <Button
              size="sm"
              icon={Plus}
              aria-label={`${t('dates.create')}, ${date.title}`}
              onClick={() => onOpen(date)}
            >
              {t('dates.create')}
            </Button>
          )
        )}
      </div>
    </article>
  )
}
