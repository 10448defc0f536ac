import { useTranslation } from 'react-i18next'
import type { GridProps } from '#features/posts/calendar/calendar-grids.ts'
import { localTimeOn } from '#features/posts/calendar/model/placed.ts'

/** A free hour and why it is offered, and the address at which a post of that hour begins. */
export function useFreeHourWords({
  formats,
  weekdayOf,
  reasonFor,
}: Pick<GridProps, 'formats' | 'weekdayOf' | 'reasonFor'>) {
  const { t } = useTranslation('calendar')
  return {
    words: (day: string, minute: number) =>
      t(`freeHour.${reasonFor(day, minute)}`, {
        time: formats.localTime(localTimeOn(day, minute).slice(11)),
        weekday: formats.weekdayName(weekdayOf(day)),
      }),
    search: (day: string, minute: number) => ({ day: localTimeOn(day, minute) }),
  }
}
