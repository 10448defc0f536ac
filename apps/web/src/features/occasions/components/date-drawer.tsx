import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DateConversion } from '#features/occasions/components/date-conversion.tsx'
import { noon, useDayWords } from '#features/occasions/model/use-day-words.ts'
import { keyDateQuery } from '#features/occasions/occasion-queries.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Drawer } from '#shared/ui/drawer.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'

interface DateDrawerProps {
  accountId: number
  /** None while it is closed: it stays, so that the focus goes back to where it came from. */
  of: { readonly key: string; readonly year: number } | null
  title: string
  onClose: () => void
}

/** One key date: what the calendar says of it, and the post it can become. */
export function DateDrawer({ accountId, of, title, onClose }: DateDrawerProps) {
  const { t } = useTranslation(['occasions', 'planning'])
  const { formats, monthName, weekdayName } = useDayWords()
  const details = useQuery(keyDateQuery(accountId, of?.key ?? '', of?.year ?? 0))
  return (
    <Drawer open={of !== null} onClose={onClose} title={details.data?.keyDate.title ?? title}>
      <AsyncState of={details} loading={<LineSkeleton />} failedTitle={t('dates.failed')}>
        {(data) => {
          const { keyDate } = data
          return (
            <div className="po-date-details">
              <p className="po-date-when">
                <b className="po-num">{formats.dayNumber(noon(keyDate.date))}</b>
                <span>
                  {weekdayName(keyDate.date)}
                  <span>{monthName(keyDate.date.slice(0, 7))}</span>
                  {keyDate.until > keyDate.date && (
                    <small>{t('dates.until', { day: formats.dayMonth(noon(keyDate.until)) })}</small>
                  )}
                </span>
              </p>
              <section aria-label={t('day.about')}>
                {keyDate.says.map((sentence) => (
                  <p key={sentence} className="po-date-says">
                    {sentence}
                  </p>
                ))}
              </section>
              <dl className="po-date-facts">
                <dt>{t('day.sectors')}</dt>
                <dd>
                  {keyDate.sectors.length === 0
                    ? t('dates.everybody')
                    : keyDate.sectors.map(({ name }) => name).join(' · ')}
                </dd>
                <dt>{t('day.objective')}</dt>
                <dd>{t(`planning:objective.${keyDate.objective}`)}</dd>
              </dl>
              <DateConversion key={`${keyDate.key} ${keyDate.year}`} accountId={accountId} details={data} />
            </div>
          )
        }}
      </AsyncState>
    </Drawer>
  )
}
