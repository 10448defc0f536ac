// A line of opening hours, and nothing else on it: “Du lundi au jeudi : 9h - 12h30 et 14h - 18h30”.
import type { Language } from '@postelier/contract'
import type { OpeningHours } from '../site-reading.ts'
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
  const bare = word.toLowerCase().replace(/\.$/, '')
  const full = fullNames.findIndex((names) => names.test(bare))
  return full >= 0 ? full + 1 : shortNames[language].indexOf(bare) + 1
}

const span =
  /(\d{1,2})(?:\s?[h:.]\s?(\d{2}))?\s?(h(?:rs)?|uhr|[ap]\.?m\.?)?\s*(?:–|—|-|à|to|a|bis|until|al?s?)\s*(\d{1,2})(?:\s?[h:.]\s?(\d{2}))?\s?(h(?:rs)?|uhr|[ap]\.?m\.?)?(?![\d\p{L}])/giu

export function readHoursLine(line: string, language: Language): OpeningHours | null {
  if (line.length > 140) return null
  const days = leadingDays(line, language)
  if (!days) return null
  const rest = line.slice(days.end)
  const spans = [...rest.matchAll(span)].map(([, h1, m1, half1 = '', h2, m2, half2 = '']) => {
    const closes = clock(Number(h2), Number(m2 ?? 0), half2)
    const opens = clock(Number(h1), Number(m1 ?? 0), half1 || (/^a/i.test(half2) ? half2 : ''))
    // “1 – 5” may be the afternoon: without a mark that tells, it is nobody's hour.
    const isMarked = half1 !== '' || half2 !== '' || m1 !== undefined || m2 !== undefined
    const isEarly = opens !== null && opens < '05:00' && half1 === '' && half2 === ''
    return opens && closes && opens < closes && isMarked && !isEarly ? `${opens}-${closes}` : null
  })
  const left = rest
    .replace(span, ' ')
    .replace(/\b(?:et|and|y|und|de|from|von|uhr|puis|then|h)\b|[\s,:;/&–-]+/gi, '')
  if (spans.length === 0 || left !== '') return null
  const whole = spans.filter((one) => one !== null)
  return whole.length === spans.length ? { days: days.days, spans: whole } : null
}

function leadingDays(line: string, language: Language): { days: number[]; end: number } | null {
  const words = /^\s*(?:(?:du|le|les|de|from|von|vom|los|el)\s+)?/i.exec(line)
  let end = words?.[0].length ?? 0
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
