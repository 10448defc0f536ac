// What is no name for a subject, and names for what the source gives none.
import type { Fact, Language } from '@postelier/contract'
import { dayText, shortDayText } from '../grammar/dates.ts'
import { capitalised, comparable } from '../words/comparable.ts'
import { pageHeadings } from '../words/page-headings.ts'

const answers: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:oui|non)(?!\p{L})/iu,
  en: /^(?:yes|no)(?=[,.;])/iu,
  es: /^(?:sí|no)(?=[,.;])/iu,
  de: /^(?:ja|nein)(?!\p{L})/iu,
}

/** A bare label, or the beginning of an answer. */
export const isNoName = (name: string, language: Language): boolean =>
  pageHeadings.has(comparable(name)) || answers[language].test(name)

const ofHours: Readonly<Record<Language, readonly [form: RegExp, whose: string]>> = {
  fr: [/^horaires/iu, 'nos'],
  en: [/hours$/iu, 'our'],
  es: [/^horarios/iu, 'los'],
  de: [/zeiten$/iu, 'unsere'],
}

/** In the words of its source, so that it says nothing the source does not: “Nos horaires”. */
export const nameForHours = ({ about, language }: Fact): string[] => {
  const [form, whose] = ofHours[language]
  if (language === 'es' && /^horario$/iu.test(about)) return ['El horario']
  return form.test(about) ? [capitalised(`${whose} ${about}`)] : []
}

/** What has a day is called by it where nothing else names it: left without a name, nobody would hear of it. */
export const nameForTied = ({ kind, date, until, language }: Fact): string[] => {
  if (kind === 'event' && date !== null) {
    const meeting = { fr: 'rendez-vous', en: 'an appointment', es: 'una cita', de: 'ein Termin' }
    return [`${capitalised(dayText(date, language))}, ${meeting[language]}`]
  }
  if (kind !== 'offer' || until === null) return []
  const day = shortDayText(until, language)
  return [
    {
      fr: `Une offre jusqu’au ${day}`,
      en: `An offer until ${day}`,
      es: `Una oferta hasta el ${day}`,
      de: `Ein Angebot bis ${day}`,
    }[language],
  ]
}

const reminders: Readonly<Record<Language, string>> = {
  fr: 'Rappel\u{a0}:',
  en: 'Reminder:',
  es: 'Recordatorio:',
  de: 'Erinnerung:',
}

/** What is told again on its eve. */
export const nameForEve = (name: string, language: Language): string => `${reminders[language]} ${name}`
