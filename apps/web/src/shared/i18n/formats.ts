import { withFirstOfMonth } from '@postelier/texts'

/** Dates, numbers and lists in one language and one zone. Built once per pair: Intl objects are slow to make. */
const wide = '\u00a0'

export interface Formats {
  /** `lundi 23 novembre 2026` */
  longDate(at: Date | string): string
  /** `lundi 23 novembre`, with its year where that is another one than now. */
  namedDay(at: Date | string, now?: Date): string
  /** `23 novembre` */
  dayMonth(at: Date | string): string
  /** `23 nov.` */
  shortDayMonth(at: Date | string): string
  /** `23 nov. 2026` */
  dayMonthYear(at: Date | string): string
  /** `décembre 2026` */
  month(at: Date | string): string
  /** Without its year: february. */
  monthName(at: Date | string): string
  /** `déc.` */
  shortMonth(at: Date | string): string
  /** `lun.` */
  weekday(at: Date | string): string
  /** Monday is 1: `lundi` */
  weekdayName(weekday: number): string
  /** `35 h`, `7 h 30`, `45 min` of so many minutes. */
  hours(minutes: number): string
  dayNumber(at: Date | string): string
  /** `7 h 30` or `7:30 am`, and the full hour `9 h` or `9 am` */
  time(at: Date | string): string
  /** `7 h 30` or `7:30 am` of `07:30` in some local time. */
  localTime(local: string): string
  /** `9 h` or `9 am`: a full hour, where hours stand one under the other. */
  fullHour(hour: number): string
  /** `09:00:14` in both languages: the instant itself, as a receipt has it. */
  exactTime(at: Date | string): string
  /** `jeu. 26 nov., 7 h 30` */
  dateTime(at: Date | string): string
  dateRange(from: Date | string, to: Date | string): string
  /** `2026-11-23` as this zone's local calendar has it. */
  dayKey(at: Date | string): string
  relative(at: Date | string, now?: Date): string
  number(value: number): string
  percent(ratio: number): string
  /** `50 Mo` or `50 MB`, of so many bytes. */
  megabytes(bytes: number): string
  /** `46 ko`, `3,2 Mo`: whichever says more. */
  weight(bytes: number): string
  money(cents: number, currency?: string): string
  list(items: readonly string[]): string
  weekNumber(at: Date | string): number
}

const cache = new Map<string, Formats>()

/**
 * The formats of one language and zone. Components take them through `useFormats`; screens without a signed-in person
 * name both themselves.
 */
export function formatsFor(language: string, timeZone: string): Formats {
  const key = `${language}|${timeZone}`
  const existing = cache.get(key)
  if (existing) return existing
  const made = makeFormats(language === 'en' ? 'en-GB' : 'fr-FR', timeZone)
  cache.set(key, made)
  return made
}

function makeFormats(locale: string, timeZone: string): Formats {
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options })
  const long = date({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const named = date({ weekday: 'long', day: 'numeric', month: 'long' })
  const dayMonth = date({ day: 'numeric', month: 'long' })
  const shortDayMonth = date({ day: 'numeric', month: 'short' })
  const month = date({ month: 'long', year: 'numeric' })
  const monthLong = date({ month: 'long' })
  const monthAlone = date({ month: 'short' })
  const withYear = date({ day: 'numeric', month: 'short', year: 'numeric' })
  // 1 January 2024 was a Monday.
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const short = date({ weekday: 'short', day: 'numeric', month: 'short' })
  const weekday = date({ weekday: 'short' })
  const day = date({ day: 'numeric' })
  const year = date({ year: 'numeric' })
  const ofClock = { hour: 'numeric', minute: '2-digit', hour12: locale !== 'fr-FR' } as const
  const clock = date(ofClock)
  const localClock = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...ofClock })
  const exact = date({ hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })
  const iso = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const megabyte = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  const kilobyte = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })

  // U+202F is too thin in the text face, so thousands and units take the full no-break space.
  const widen = (text: string) => text.replaceAll('\u202f', wide)
  const told = (text: string) =>
    locale === 'fr-FR' ? frenchTime(text) : text.replace(':00', '').replace(' ', wide)
  const dayOf = (format: Intl.DateTimeFormat, at: Date | string) => {
    const text = format.format(new Date(at))
    return locale === 'fr-FR' ? withFirstOfMonth(text) : text
  }
  const time = (at: Date | string) => told(clock.format(new Date(at)))
  return {
    longDate: (at) => dayOf(long, at),
    namedDay: (at, now = new Date()) =>
      dayOf(year.format(new Date(at)) === year.format(now) ? named : long, at),
    dayMonth: (at) => dayOf(dayMonth, at),
    shortDayMonth: (at) => dayOf(shortDayMonth, at),
    month: (at) => month.format(new Date(at)),
    monthName: (at) => monthLong.format(new Date(at)),
    shortMonth: (at) => monthAlone.format(new Date(at)),
    weekdayName: (weekday) => dayName.format(Date.UTC(2024, 0, weekday)),
    hours: (minutes) => hoursOf(minutes, locale !== 'fr-FR'),
    dayMonthYear: (at) => dayOf(withYear, at),
    weekday: (at) => weekday.format(new Date(at)),
    dayNumber: (at) => day.formatToParts(new Date(at)).find((part) => part.type === 'day')?.value ?? '',
    time,
    localTime: (local) => told(localClock.format(new Date(`1970-01-01T${local}Z`))),
    fullHour: (hour) =>
      locale === 'fr-FR' ? `${hour}${wide}h` : `${hour % 12 || 12}${wide}${hour < 12 ? 'am' : 'pm'}`,
    exactTime: (at) => exact.format(new Date(at)),
    dateTime: (at) => `${dayOf(short, at)}, ${time(at)}`,
    dateRange: (from, to) => {
      const text = dayMonth.formatRange(new Date(from), new Date(to))
      return locale === 'fr-FR' ? withFirstOfMonth(text) : text
    },
    dayKey: (at) => iso.format(new Date(at)),
    relative: (at, now = new Date()) => relativeTo(relative, new Date(at), now),
    number: (value) => widen(number.format(value)),
    percent: (ratio) => widen(percent.format(ratio)),
    megabytes: (bytes) => megabyte.format(bytes / 1024 / 1024).replaceAll(/\s/g, wide),
    weight: (bytes) =>
      (bytes < 1024 * 1024 ? kilobyte.format(bytes / 1024) : megabyte.format(bytes / 1024 / 1024)).replaceAll(
        /\s/g,
        wide,
      ),
    money: (cents, currency = 'EUR') =>
      widen(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100)).replace(
        '-',
        '−',
      ),
    list: (items) => list.format(items),
    weekNumber: (at) => isoWeek(iso.format(new Date(at))),
  }
}

function hoursOf(minutes: number, isNamed: boolean): string {
  if (minutes < 60) return `${minutes}${wide}min`
  const rest = minutes % 60
  // French reads `1 h 30`; English names both.
  const tail =
    rest === 0 ? '' : isNamed ? `${wide}${rest}${wide}min` : `${wide}${String(rest).padStart(2, '0')}`
  return `${Math.floor(minutes / 60)}${wide}h${tail}`
}

/** `07:30` becomes `7 h 30`, and the full hour `9 h`. */
function frenchTime(text: string): string {
  const [hour = '', minute = ''] = text.split(':')
  return `${Number(hour)}${wide}h${minute === '00' ? '' : wide + minute}`
}

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

function relativeTo(format: Intl.RelativeTimeFormat, at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit)
  }
  return format.format(Math.round(seconds), 'second')
}

function isoWeek(dayKey: string): number {
  const thursday = new Date(`${dayKey}T00:00:00Z`)
  thursday.setUTCDate(thursday.getUTCDate() + 3 - ((thursday.getUTCDay() + 6) % 7))
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return Math.floor((thursday.getTime() - yearStart) / 604_800_000) + 1
}
