import { useTranslation } from 'react-i18next'
import { type Formats, formatsFor } from '#shared/i18n/formats.ts'

/** Noon where nobody's clock makes another day of it. */
export const noon = (day: string): string => `${day}T12:00:00Z`

/** At the head of a line a month has a capital in French too. */
const headed = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

interface DayWords {
  readonly formats: Formats
  readonly monthName: (month: string) => string
  readonly weekdayName: (day: string) => string
  readonly shortMonth: (day: string) => string
}

/** A day of the calendar is the same in every zone: it is written without a zone. */
export function useDayWords(): DayWords {
  const { i18n } = useTranslation()
  const locale = i18n.language === 'en' ? 'en-GB' : 'fr-FR'
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  return {
    formats: formatsFor(i18n.language, 'UTC'),
    monthName: (month) =>
      headed(inUtc({ month: 'long', year: 'numeric' }).format(new Date(noon(`${month}-01`)))),
    weekdayName: (day) => headed(inUtc({ weekday: 'long' }).format(new Date(noon(day)))),
    shortMonth: (day) => inUtc({ month: 'short' }).format(new Date(noon(day))),
  }
}
