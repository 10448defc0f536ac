import { useTranslation } from 'react-i18next'
import { weekdayOf } from '#features/posts/calendar/model/period.ts'
import type { Slot } from '#features/posts/calendar/slot-queries.ts'
import { formatsFor } from '#shared/i18n/formats.ts'

/** A free hour in words, and why it is offered. */
export function useSlotWords(zone: string) {
  const { t, i18n } = useTranslation('calendar')
  const formats = formatsFor(i18n.language, zone)
  return ({ at, localTime, why }: Slot) => ({
    when: t('slot.is', { day: formats.namedDay(at), time: formats.time(at) }),
    hour:
      why.hour === 'best'
        ? t('slot.best', {
            count: why.posts,
            weekday: formats.weekdayName(weekdayOf(localTime.slice(0, 10))),
          })
        : t(`slot.${why.hour}`),
    rhythm: [
      ...(why.isTied ? [t('slot.tied')] : []),
      why.isExtra ? t('slot.extra') : t('slot.rhythm', { count: why.postsPerWeek }),
    ].join(' '),
  })
}
