import type { Fact, Language } from '@postelier/contract'
import { capitalised } from '../words/comparable.ts'

export const dayNames: Readonly<Record<Language, readonly string[]>> = {
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
}

export const monthNames: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
}

const partsOf = (isoDate: string) => {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number)
  return { year, month, day, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() }
}

export const monthOf = (isoDate: string): number => partsOf(isoDate).month
export const yearOf = (isoDate: string): number => partsOf(isoDate).year

export const monthName = (isoDate: string, language: Language): string =>
  monthNames[language][monthOf(isoDate) - 1] ?? ''

/** A day as people say it: “samedi 28 novembre”. The year is left out: what is told lies close. */
export const dayText = (isoDate: string, language: Language): string => {
  const { day, weekday } = partsOf(isoDate)
  const [name, month] = [dayNames[language][weekday] ?? '', monthName(isoDate, language)]
  if (language === 'fr') return `${name} ${day === 1 ? '1er' : day}\u{a0}${month}`
  if (language === 'en') return `${name} ${day}\u{a0}${month}`
  if (language === 'es') return `${name} ${day}\u{a0}de ${month}`
  return `${name}, ${day}.\u{a0}${month}`
}

/** The same without its weekday, for the little room of a picture. */
export const shortDayText = (isoDate: string, language: Language): string =>
  dayText(isoDate, language).replace(language === 'de' ? /^\p{L}+, /u : /^\p{L}+ /u, '')

const firstInFrench = new RegExp(`(?<!\\d)1(?= (?:${monthNames.fr.join('|')}))`, 'g')

/** From its first day to its last: “27 novembre – 24 décembre”, and the month once where it is one. */
export const stretchText = (from: string, to: string, language: Language): string => {
  const noon = (isoDate: string) => new Date(`${isoDate}T12:00:00Z`)
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
    .formatRange(noon(from), noon(to))
    .replaceAll(/[\u2009\u202f]/g, ' ')
    .replaceAll(firstInFrench, '1er')
}

/** From–to of what lasts; nothing of what has one day. */
export const stretchOf = ({
  date,
  until,
  language,
}: Pick<Fact, 'date' | 'until' | 'language'>): string | null =>
  date !== null && until !== null && until > date ? stretchText(date, until, language) : null

/** When something is, by itself: “Samedi 5 décembre, 14 h 30”, or from when to when. Null of what has no day. */
export const whenText = (
  fact: Pick<Fact, 'date' | 'until' | 'time' | 'language'>,
  language: Language,
  clock?: Clock,
): string | null => {
  const { date, time } = fact
  if (date === null) return null
  const day = dayText(date, language)
  return (
    stretchOf({ ...fact, language }) ??
    capitalised(time === null ? day : `${day}, ${timeText(time, language, clock)}`)
  )
}

export type Clock = 'twelve' | 'twentyFour'

const halfDay = /\d\s?[ap]\.?m(?![\p{L}])/iu

/** By which clock a business writes its hours; English alone has two. */
export const clockOf = (facts: readonly Pick<Fact, 'language' | 'says'>[]): Clock =>
  facts.some(({ language, says }) => language === 'en' && says.some((line) => halfDay.test(line)))
    ? 'twelve'
    : 'twentyFour'

/** An hour as people of the language write it: by 24 hours, but where the business's own sentences say “7 pm”. */
export const timeText = (time: string, language: Language, clock: Clock = 'twentyFour'): string => {
  const [hours = '', minutes = ''] = time.split(':')
  const hour = String(Number(hours))
  if (language === 'fr') return minutes === '00' ? `${hour}\u{a0}h` : `${hour}\u{a0}h\u{a0}${minutes}`
  if (language === 'de') return minutes === '00' ? `${hour}\u{a0}Uhr` : `${hour}.${minutes}\u{a0}Uhr`
  if (language === 'en' && clock === 'twelve') {
    const said = `${Number(hours) % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`
    return `${said}\u{a0}${Number(hours) < 12 ? 'am' : 'pm'}`
  }
  return `${hour}:${minutes}`
}

export const addDays = (isoDate: string, days: number): string => {
  const { year, month, day } = partsOf(isoDate)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}
