// Days as people write them in four languages: “samedi 5 décembre”, “March 12, 2026”, “5. Dezember”, “vendredi 13”, “12/03/2026”.
import { dayNames, monthNames } from '../grammar/dates.ts'

/** As much as was said of it. */
export interface Day {
  readonly day: number
  readonly month: number | null
  readonly year: number | null
  /** Sunday is 0. */
  readonly weekday: number | null
}

const plain = (word: string) =>
  word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '')

const orderOf = (names: Readonly<Record<string, readonly string[]>>, also: readonly string[][] = []) => {
  const order = new Map<string, number>()
  for (const list of Object.values(names)) for (const [at, name] of list.entries()) order.set(plain(name), at)
  for (const [at, list] of also.entries()) for (const name of list) order.set(plain(name), at)
  return order
}
const shortMonths = [
  ['jan', 'janv', 'ene'],
  ['feb', 'fév', 'févr'],
  ['mar', 'mrz'],
  ['apr', 'avr', 'abr'],
  ['may'],
  ['jun'],
  ['jul', 'juil'],
  ['aug', 'ago'],
  ['sep', 'sept', 'setiembre'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'déc', 'dic', 'dez'],
]
const months = orderOf(monthNames, shortMonths)
const weekdays = orderOf(dayNames)

/** Whole, in small letters: “mars”, “march”, “märz”. */
export const monthWord = (word: string): boolean =>
  word !== 'sept' && word.length > 2 && months.has(plain(word))

// Letters and their accents as people type them; the longest first, so that “mars” is not “mar”.
const listed = (words: Iterable<string>) =>
  [...new Set(words)].sort((one, other) => other.length - one.length).join('|')
const month = `(?:${listed([...Object.values(monthNames).flat(), ...shortMonths.flat(), 'fevrier', 'decembre', 'aout'])})`
const weekday = `(?:${listed(Object.values(dayNames).flat())})`
const gap = '[\\s\\u00a0\\u202f]'
const head = `(?:(?<!\\p{L})(?<name>${weekday})[,.]?${gap}{1,2}(?:(?:le|the|el|den|dem|du)${gap})?)?`
const ordinal = '(?:er|st|nd|rd|th|º|\\.)?'
const year = `(?:,?${gap}(?:de${gap}|del${gap})?(?<year>(?:19|20)\\d{2})(?!\\d))?`

const forms: readonly RegExp[] = [
  new RegExp(
    `${head}(?<!\\d)(?<day>\\d{1,2})${ordinal}${gap}?(?:of${gap}|de${gap})?(?<month>${month})(?!\\p{L})${year}`,
    'giu',
  ),
  new RegExp(
    `${head}(?<!\\p{L})(?<month>${month})\\.?${gap}(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d\\p{L}])${year}`,
    'giu',
  ),
  /(?<!\d)(?<year>(?:19|20)\d{2})-(?<number>\d{2})-(?<day>\d{2})(?!\d)/gu,
  /(?<![\d/.])(?<day>\d{1,2})(?<between>[./])(?<number>\d{1,2})\k<between>(?<year>(?:20)?\d{2})(?!\d)/gu,
  new RegExp(
    `(?<!\\p{L})(?<name>${weekday})[,.]?${gap}(?:(?:le|the|el|den|dem)${gap})?(?<day>\\d{1,2})${ordinal}(?![\\d\\p{L}])`,
    'giu',
  ),
]

export interface WrittenDay {
  readonly day: Day
  readonly text: string
  readonly start: number
  readonly end: number
}

/** All that stand in a text, in no order; what one form found, another does not find again. */
export function daysIn(text: string): WrittenDay[] {
  const found: WrittenDay[] = []
  for (const form of forms)
    for (const match of text.matchAll(form)) {
      const [start, end] = [match.index, match.index + match[0].length]
      const day = dayOf(match.groups ?? {})
      if (day && !found.some((one) => start < one.end && one.start < end))
        found.push({ day, text: match[0], start, end })
    }
  return found
}

function dayOf(groups: Readonly<Record<string, string | undefined>>): Day | undefined {
  const { day, month: named, number, year: said, name } = groups
  const [date, other] = [Number(day), number === undefined ? null : Number(number)]
  if (date < 1 || date > 31 || (other !== null && (other < 1 || other > 12))) return undefined
  return {
    day: date,
    month: other ?? (named === undefined ? null : (months.get(plain(named)) ?? -1) + 1) ?? null,
    year: said === undefined ? null : Number(said.length === 2 ? `20${said}` : said),
    weekday: name === undefined ? null : (weekdays.get(plain(name)) ?? null),
  }
}

export function dayOfIso(iso: string): Day {
  const [year = 0, of = 1, day = 1] = iso.split('-').map(Number)
  return { day, month: of, year, weekday: new Date(Date.UTC(year, of - 1, day)).getUTCDay() }
}

/** Whether what is said of a day stands in what is known of one: what only one of them says is nobody’s lie. */
export const isSaidBy = (said: Day, known: Day): boolean =>
  said.day === known.day &&
  (said.month === null || said.month === known.month) &&
  agree(said.year, known.year) &&
  agree(said.weekday, known.weekday)

const agree = (one: number | null, other: number | null) => one === null || other === null || one === other

const names = listed(Object.values(dayNames).flat())

/** Days that are said by how near they are: “lundi prochain”, “next Monday”. */
export const nextDays = {
  form: new RegExp(
    `(?<!\\p{L})(?:(?:${names})\\s+(?:prochaine?|qui\\s+vient|que\\s+viene|próximo)|(?:next|this\\s+coming|próximo|nächste[nrm]?|kommende[nrm]?)\\s+(?:${names}))(?!\\p{L})`,
    'giu',
  ),
  /** On some day that is known and falls on it. */
  isKnown: (written: string, known: readonly Day[]): boolean => {
    const weekday = written
      .split(/\s+/)
      .map((word) => weekdays.get(plain(word)))
      .find((one) => one !== undefined)
    return known.some((day) => day.weekday === weekday)
  },
}
