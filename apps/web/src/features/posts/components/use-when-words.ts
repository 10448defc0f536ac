import { useTranslation } from 'react-i18next'
import { browserTimeZone, zonePlace } from '#shared/fields/places.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { localTimeAt } from '#shared/lib/local-time.ts'

/** A moment as the business's local time shows it; whose it is is said where the reader's own is another. */
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
      /** The reader's own local time then. */
      yours: isOther ? formatsFor(i18n.language, here).dateTime(at) : null,
    }
  }
}
