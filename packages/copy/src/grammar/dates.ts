import type { Language } from '@postelier/contract'

const dayNames: Readonly<Record<Language, readonly string[]>> = {
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
}

export const monthNames: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
    ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  ],
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  es: [
    ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
    ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  ],
  de: [
    ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
    ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
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

/** An hour as people of the language write it; by 24 hours everywhere, so that no figure is made that nobody said. */
export const timeText = (time: string, language: Language): string => {
  const [hours = '', minutes = ''] = time.split(':')
  const hour = String(Number(hours))
  if (language === 'fr') return minutes === '00' ? `${hour}\u{a0}h` : `${hour}\u{a0}h\u{a0}${minutes}`
  if (language === 'de') return minutes === '00' ? `${hour}\u{a0}Uhr` : `${hour}.${minutes}\u{a0}Uhr`
  return `${hour}:${minutes}`
}

export const addDays = (isoDate: string, days: number): string => {
  const { year, month, day } = partsOf(isoDate)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}
