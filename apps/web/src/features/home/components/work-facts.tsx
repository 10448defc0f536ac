import { useTranslation } from 'react-i18next'
import { FactRow } from '#features/home/components/fact-row.tsx'
import { absencesOf } from '#features/home/model/absences.ts'
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
      {absencesOf(home.away ?? []).map(({ from, to, ...away }) => (
        <FactRow
          key={`${away.name}${from}`}
          figure={
            from === to ? gallery.dayNumber(from) : `${gallery.dayNumber(from)}–${gallery.dayNumber(to)}`
          }
          title={away.name}
          more={
            <AwayOn
              {...{ from, to }}
              reason={away.holiday ? t(`facts.holiday.${away.holiday}`) : away.reason}
            />
          }
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

function AwayOn({ from, to, reason }: { from: string; to: string; reason: string }) {
  const { t } = useTranslation('home')
  const gallery = useGallery()
  if (from === to)
    return (
      <>
        <time dateTime={from}>{gallery.longDate(from)}</time>, {reason}
      </>
    )
  return t('facts.awayFromTo', { from: gallery.namedDay(from), to: gallery.namedDay(to), reason })
}
