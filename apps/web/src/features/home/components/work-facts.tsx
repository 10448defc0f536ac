import { useTranslation } from 'react-i18next'
import { FactRow } from '#features/home/components/fact-row.tsx'
import type { Home } from '#shared/api/home-today.ts'
import { formatsFor } from '#shared/i18n/formats.ts'

/** Days and hours of local time: they are the same wherever they are read. */
const useGallery = () => formatsFor(useTranslation().i18n.language, 'UTC')

/** Who of the team is away this week; when one works oneself today. */
export function WorkFacts({ home }: { home: Home }) {
  const { t } = useTranslation('home')
  const gallery = useGallery()
  const time = (minute: number) => gallery.time(new Date(Date.UTC(2024, 0, 1, 0, minute)))
  return (
    <>
      {home.away?.map(({ name, reason, holiday, date }) => (
        <FactRow
          key={`${name}${date}`}
          figure={gallery.dayNumber(date)}
          title={name}
          more={<AwayOn date={date} reason={holiday ? t(`facts.holiday.${holiday}`) : reason} />}
        />
      ))}
      {home.hours?.spans.map(({ startMinute, endMinute }) => (
        <FactRow
          key={startMinute}
          figure={gallery.hours(endMinute - startMinute)}
          title={t('facts.hours.span', { start: time(startMinute), end: time(endMinute) })}
        />
      ))}
      {home.hours?.dayOff && <FactRow figure="" title={home.hours.dayOff} more={t('facts.hours.off')} />}
      {home.hours?.holiday && (
        <FactRow figure="" title={t(`facts.holiday.${home.hours.holiday}`)} more={t('facts.hours.off')} />
      )}
    </>
  )
}

function AwayOn({ date, reason }: { date: string; reason: string }) {
  const gallery = useGallery()
  return (
    <>
      <time dateTime={date}>{gallery.longDate(date)}</time>, {reason}
    </>
  )
}
