import { useTranslation } from 'react-i18next'
import { browserTimeZone, zonePlace } from '#shared/fields/places.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { localTimeAt } from '#shared/lib/local-time.ts'

/** A moment as the business's local shows it; whose local is said where the reader's own shows another hour. */
export function useWhenWords() {
  const { t, i18n } = useTranslation('posts')
  return (at: Date, zone: string) => {
    const here = browserTimeZone()
    const there = formatsFor(i18n.language, zone)
    const isOther = localTimeAt(at, zone) !== localTimeAt(at, here)
    const place = zonePlace(zone)
    return {
      day: there.namedDay(at),
      time: isOther ? t('schedule.timeIn', { time: there.time(at), place }) : there.time(at),
      /** What the reader's own local shows then. */
      yours: isOther ? formatsFor(i18n.language, here).dateTime(at) : null,
    }
  }
}
