// Below “Agenda décembre 2026” a line says “samedi 5”: its month stands in the heading, and is read, and told, with it.
import type { Language } from '@postelier/contract'
import type { Block, TextLine } from '../page/blocks.ts'
import { monthOf } from '../values/day-words.ts'

interface Month {
  readonly name: string
  readonly number: number
  readonly year: string
  readonly level: number
}

const named =
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:mon|diens|donners|frei|sams)tag|mittwoch|sonn(?:tag|abend)'
const short: Readonly<Record<Language, string>> = {
  fr: 'lun|mar|mer|jeu|ven|sam|dim',
  en: 'mon|tues?|wed|thu(?:rs?)?|fri|sat|sun',
  es: 'lun|mar|mié|jue|vie|sáb|dom',
  de: 'mo|di|mi|do|fr|sa|so',
}
/** “samedi 5”, “Saturday 5th”, “Sa, 5.”, and no month behind it. */
const bareDayIn = (language: Language) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${named}|(?:${short[language]})\.?),?\s+(?:(?:le|the|el|den|dem)\s+)?\d{1,2}(?:er|st|nd|rd|th|º|\.)?(?![\d\p{L}/]|[.,:]\d|\s?(?:h|am|pm|uhr|€|%|£)(?!\p{L}))`,
    'giu',
  )
const bareDays: Readonly<Record<Language, RegExp>> = {
  fr: bareDayIn('fr'),
  en: bareDayIn('en'),
  es: bareDayIn('es'),
  de: bareDayIn('de'),
}
const mostLetters = 60
const mostWords = 6

/** The one month that a heading names, without a day of it. */
function monthIn(text: string): Omit<Month, 'level'> | null {
  if (text.length > mostLetters || /[.!?]$/.test(text.trim())) return null
  const words = text.match(/\p{L}+|\d+/gu) ?? []
  const years = words.filter((word) => /^20\d\d$/.test(word))
  const numbers = words.filter((word) => /^\d/.test(word) && !years.includes(word))
  const full = words.filter((word) => word.length > 3 && monthOf(word) > 0)
  // “Mai”, “Mars” and “May” are months where they stand alone or beside a year.
  const alone = words.length - years.length === 1 ? words.filter((word) => monthOf(word) > 0) : []
  const [name, ...more] = full.length > 0 ? full : alone
  if (name === undefined || more.length > 0 || numbers.length > 0 || words.length > mostWords) return null
  return { name, number: monthOf(name), year: years.length === 1 ? (years[0] ?? '') : '' }
}

const yearIn = (text: string): string => {
  const years = text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []
  return text.length <= mostLetters && years.length === 1 ? (years[0] ?? '') : ''
}

/** Lines with the month of the heading that they stand under. */
export function withMonths(blocks: readonly Block[], language: Language): Block[] {
  let month: Month | null = null
  let year = ''
  return blocks.map((block) => {
    if (block.is !== 'heading') return month === null ? block : linesIn(block, month, language)
    const found = monthIn(block.text)
    if (found) month = { ...found, year: found.year || year, level: block.level }
    else if (month !== null && block.level <= month.level) month = null
    if (block.level === 1) year = yearIn(block.text)
    return found || month === null ? block : { ...block, text: withMonth(block.text, month, language) }
  })
}

const linesIn = (block: Exclude<Block, { is: 'heading' }>, month: Month, language: Language): Block =>
  block.is === 'row'
    ? { ...block, cells: block.cells.map((cell) => withMonth(cell, month, language)) }
    : { ...block, lines: block.lines.map((line) => lineIn(line, month, language)) }

const lineIn = (line: TextLine, month: Month, language: Language): TextLine => ({
  ...line,
  text: withMonth(line.text, month, language),
  lead: withMonth(line.lead, month, language),
})

const listed = /^\s*(?:,|et|and|y|und|&|–|-|au|to|al|bis)\s*(?:(?:le|the|el|den|dem)\s+)?$/iu

function withMonth(text: string, { name, year }: Month, language: Language): string {
  const days = [...text.matchAll(bareDays[language])]
  return days.reduceRight((all, found, at) => {
    const end = found.index + found[0].length
    const next = days[at + 1]
    // Of several in a row the last one bears it.
    if (next && listed.test(text.slice(end, next.index))) return all
    if (isMonthAfter(text.slice(end))) return all
    return `${all.slice(0, found.index)}${found[0]} ${monthText(name, year, language)}${all.slice(end)}`
  }, text)
}

const isMonthAfter = (rest: string): boolean => {
  const [, word = ''] = /^\s+(?:de\s+|of\s+)?(\p{L}{3,10})/u.exec(rest) ?? []
  return monthOf(word) > 0
}

const monthText = (name: string, year: string, language: Language): string => {
  const month = language === 'en' || language === 'de' ? capital(name) : name.toLowerCase()
  return language === 'es'
    ? `de ${month}${year === '' ? '' : ` de ${year}`}`
    : `${month}${year === '' ? '' : ` ${year}`}`
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
