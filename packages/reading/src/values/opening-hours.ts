// A line of opening hours, and nothing else on it: “Du lundi au jeudi : 9h - 12h30 et 14h - 18h30”.
import type { Language } from '@postelier/contract'
import type { OpeningHours } from '../site-reading.ts'
import { isClosedWord } from './closings.ts'
import { monthOf } from './day-words.ts'
import { clock } from './times.ts'

const fullNames = [
  /^(?:lundi|monday|lunes|montag)s?$/,
  /^(?:mardi|tuesday|martes|dienstag)s?$/,
  /^(?:mercredi|wednesday|miércoles|mittwoch)s?$/,
  /^(?:jeudi|thursday|jueves|donnerstag)s?$/,
  /^(?:vendredi|friday|viernes|freitag)s?$/,
  /^(?:samedi|saturday|sábado|samstag|sonnabend)s?$/,
  /^(?:dimanche|sunday|domingo|sonntag)s?$/,
]
const shortNames: Readonly<Record<Language, readonly string[]>> = {
  fr: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
  en: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  es: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  de: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
}
/** A day of the week from Monday, 1; 0 where the word is none. */
export function weekdayOf(word: string, language: Language): number {
  const bare = word
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^(tue|wed|thu)(?:s|rs?)$/, '$1')
  const full = fullNames.findIndex((names) => names.test(bare))
  return full >= 0 ? full + 1 : shortNames[language].indexOf(bare) + 1
}

const span =
  /(\d{1,2})(?:\s?[h:.]\s?(\d{2}))?\s?(h(?:rs)?|uhr|[ap]\.?m\.?)?\s*(?:–|—|-|à|to|a|bis|until|al?s?)\s*(\d{1,2})(?:\s?[h:.]\s?(\d{2}))?\s?(h(?:rs)?|uhr|[ap]\.?m\.?)?(?![\d\p{L}])/giu

/** One that says days, hours and nothing besides. */
export function readHoursLine(line: string, language: Language): OpeningHours | null {
  if (line.length > 140) return null
  const days = leadingDays(line, language)
  if (!days) return null
  const rest = line.slice(days.end)
  const spans = spansIn(rest)
  const left = rest
    .replace(span, ' ')
    .replace(/\b(?:et|and|y|und|de|from|von|uhr|puis|then|h|hrs?|horas?|heures?)\b|[\s,:;/&|–-]+|\.$/gi, '')
  if (spans.length === 0 || left !== '') return null
  const whole = spans.filter((one) => one !== null)
  return whole.length === spans.length ? { days: days.days, spans: whole } : null
}

const spansIn = (text: string): (string | null)[] =>
  [...text.matchAll(span)].map(([, h1, m1, half1 = '', h2, m2, half2 = '']) => {
    // “9–5” is a working day.
    const isWorkingDay =
      half1 + half2 === '' &&
      !m1 &&
      !m2 &&
      Number(h1) >= 6 &&
      Number(h1) < 12 &&
      Number(h2) >= 1 &&
      Number(h2) < 6
    const closes = clock(Number(h2), Number(m2 ?? 0), isWorkingDay ? 'pm' : half2)
    const isBefore = /^p/i.test(half2) && half1 === '' && Number(h1) > Number(h2) && Number(h1) < 12
    const opens = clock(Number(h1), Number(m1 ?? 0), half1 || (/^a/i.test(half2) || isBefore ? 'am' : ''))
    // “1 – 5” may be the afternoon: without a mark that tells, it is nobody's hour.
    const isMarked = isWorkingDay || half1 !== '' || half2 !== '' || m1 !== undefined || m2 !== undefined
    const isEarly = opens !== null && opens < '05:00' && half1 === '' && half2 === ''
    return opens && closes && opens < closes && isMarked && !isEarly ? `${opens}-${closes}` : null
  })

const condition =
  /rendez-vous|\brdv\b|urgences?|sauf|uniquement|seulement|non[- ]stop|appointment|only|except|emergenc|last orders|walk-ins|cita|urgencias|excepto|salvo|sólo|solo|vereinbarung|termin|notfälle|notdienst|außer|nur|durchgehend/i

/** One with more words on it, kept as it was said: “Samedi : 9 h à 12 h, pour les urgences”, “Lundi : fermé”, “Samstag nach Vereinbarung”. */
export function isLooseHoursLine(line: string, language: Language, isAmongHours: boolean): boolean {
  if (line.length > 140) return false
  const days = leadingDays(line, language)
  if (!days) return false
  const rest = line.slice(days.end).replace(/^[\s:,–-]+/, '')
  if (isClosedWord(rest)) return rest.length <= 60
  // “Samedi 5 décembre, de 14 h à 17 h” is one Saturday.
  const [, month = ''] = /^\d{1,2}(?:er|\.)?\s(?:de\s)?(\p{L}{3,10})/u.exec(rest) ?? []
  if (monthOf(month) > 0) return false
  const hasHours = spansIn(rest).some((one) => one !== null)
  if (!hasHours)
    return (
      rest.length <= 60 &&
      /^\(?\s*(?:sur rendez-vous|by appointment|con cita|nach vereinbarung|nach termin)/i.test(rest)
    )
  return isAmongHours || condition.test(rest)
}

const onlyHours = /^[\s\d:.hHuUrRapmAPM–—àto&,/|-]+$/
/** “9 h – 18 h”, “geschlossen”: what belongs to the day on the line above. */
export const isOnlyHours = (line: string): boolean =>
  line.length <= 60 &&
  ((onlyHours.test(line) && spansIn(line).some((one) => one !== null)) ||
    /^(?:fermée?|closed|cerrado|geschlossen|ruhetag)\.?$/i.test(line.trim()))

/** “Lundi”, “Du mardi au vendredi :” and nothing more. */
export function isOnlyDays(line: string, language: Language): boolean {
  const days = line.length <= 50 ? leadingDays(line, language) : null
  return days !== null && line.slice(days.end).replace(/[\s:.]+/g, '') === ''
}

const daily =
  /^\s*(?:tous les jours|7j\/7|(?:open )?(?:daily|every day|7 days a week)|todos los días|täglich)(?!\p{L})/iu
const opening =
  /^\s*(?:(?:nous sommes |we(?:['’]re| are) |wir haben |estamos )?(?:ouverte?s?|open|geöffnet|abiert[oa]s?)|horaires?(?: d['’]ouverture)?|(?:opening )?hours|öffnungszeiten|horario)\s*[:–-]?\s+/iu

function leadingDays(line: string, language: Language): { days: number[]; end: number } | null {
  const head = opening.exec(line)?.[0].length ?? 0
  const always = daily.exec(line.slice(head))
  if (always) return { days: [1, 2, 3, 4, 5, 6, 7], end: head + always[0].length }
  const words = /^\s*(?:(?:du|le|les|de|from|von|vom|am|on|los|el)\s+)?/i.exec(line.slice(head))
  let end = head + (words?.[0].length ?? 0)
  const days: number[] = []
  let isSpan = false
  const next = /^(\s*(?:,|et|and|y|und|&|\+|au|à|to|–|—|-|a|bis|through|\/)?\s*)(\p{L}{2,11}\.?)(?!\p{L})/iu
  for (let found = next.exec(line.slice(end)); found; found = next.exec(line.slice(end))) {
    const [whole, join = '', word = ''] = found
    const day = weekdayOf(word, language)
    if (day === 0) break
    isSpan = days.length > 0 && /au|à|to|–|—|-|\ba\b|bis|through/i.test(join)
    const last = days.at(-1) ?? day
    if (isSpan && day > last) for (let one = last + 1; one <= day; one++) days.push(one)
    else if (days.length > 0 && join.trim() === '') break
    else days.push(day)
    end += whole.length
  }
  return days.length > 0 ? { days: [...new Set(days)], end } : null
}
