// Days as people write them in four languages. A day without a year counts only where its weekday proves which one it is.
const months: readonly (readonly [RegExp, number])[] = [
  [/^(?:jan(?:v|vier|uary|uar|\.)?|janv\.?|enero|ene|jänner)$/, 1],
  [/^(?:f[ée]v(?:r|rier)?|feb(?:r|ruary|ruar|rero)?)$/, 2],
  [/^(?:mars|march|mar|marzo|märz|mrz)$/, 3],
  [/^(?:avr(?:il)?|apr(?:il)?|abr(?:il)?)$/, 4],
  [/^(?:mai|may|mayo)$/, 5],
  [/^(?:juin|june?|junio|juni)$/, 6],
  [/^(?:juil(?:let)?|july?|julio|juli)$/, 7],
  [/^(?:ao[ûu]t|aug(?:ust)?|agosto|ago)$/, 8],
  [/^(?:sept?(?:embre|ember)?|septiembre)$/, 9],
  [/^(?:oct(?:obre|ober|ubre)?|okt(?:ober)?)$/, 10],
  [/^(?:nov(?:embre|ember|iembre)?)$/, 11],
  [/^(?:d[ée]c(?:embre|ember)?|dic(?:iembre)?|dez(?:ember)?)$/, 12],
]
export const monthOf = (word: string): number =>
  months.find(([names]) => names.test(word.toLowerCase().replace(/\.$/, '')))?.[1] ?? 0

const weekdays: readonly RegExp[] = [
  /^(?:dimanche|sunday|domingo|sonntag)$/,
  /^(?:lundi|monday|lunes|montag)$/,
  /^(?:mardi|tuesday|martes|dienstag)$/,
  /^(?:mercredi|wednesday|miércoles|mittwoch)$/,
  /^(?:jeudi|thursday|jueves|donnerstag)$/,
  /^(?:vendredi|friday|viernes|freitag)$/,
  /^(?:samedi|saturday|sábado|samstag|sonnabend)$/,
]

export interface FoundDay {
  readonly from: string
  /** The last day, of a span; the same day otherwise. */
  readonly to: string
  readonly hasWeekday: boolean
  readonly index: number
  readonly end: number
}

interface Read {
  readonly day: number
  readonly month: number
  readonly year: number | null
  readonly weekday: number
  readonly index: number
  readonly end: number
}

const dayMonth =
  /(?:(\p{L}{5,10}),?\s+(?:(?:le|the|den|dem|el)\s+)?)?(?<![\d.,/:])(\d{1,2})(?:er|st|nd|rd|th|º|\.)?\s*(?:de\s+|of\s+)?(\p{L}{3,10}\.?)(?:,?\s*(?:de\s+|del\s+)?(\d{4}))?(?![\p{L}\d])/giu
const monthDay =
  /(\p{Lu}\p{L}{2,8}\.?)\s+(\d{1,2})(?:st|nd|rd|th)?(?:,\s*(\d{4})(?!\d)|(?!\d|[.,:]\d|\s?(?:h|am|pm|uhr|€|%)(?!\p{L})))/gu
const numbers = /(?<![\d/.-])(\d{1,2})[/.](\d{1,2})[/.](20[2-4]\d|\d{4}|[2-4]\d)(?!\d|\/|[.-]\d)/g
/** Without a year: “24.12.”, “24/12”. */
const shortNumbers = /(?<![\d/.,-])(?:(\d{1,2})\.(\d{1,2})\.(?!\d)|(\d{2})\/(\d{2})(?![\d/]))/g
const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g
const shortSpan =
  /(?<![\d.,/:])(\d{1,2})(?:er|st|nd|rd|th|\.)?\s*(au|à|et|and|y|und|to|[–—-]|al|bis(?:\s+zum)?)\s*(?:(?:le|den|dem|the)\s+)?(?:\p{L}{5,10},?\s+)?(\d{1,2})(?:er|st|nd|rd|th|\.)?\s*(?:de\s+)?(\p{L}{3,10}\.?)(?:\s*(?:de\s+)?(\d{4}))?(?![\p{L}\d])/giu
const monthShortSpan =
  /(\p{Lu}\p{L}{2,8}\.?)\s+(\d{1,2})(?:st|nd|rd|th)?\s*(to|and|[–—-])\s*(\d{1,2})(?:st|nd|rd|th)?(?:,\s*(\d{4}))?(?!\d)/gu

/** `isNear`: a day without a year is the one that lies nearest to `today`. */
export function readDays(text: string, today: string, isMonthFirst = false, isNear = false): FoundDay[] {
  const near: Near = { today, isNear }
  const spans = shortSpans(text, near)
  const singles = readSingles(text, isMonthFirst, isNear).filter(
    (one) => !spans.some((span) => one.index < span.end && one.end > span.index),
  )
  const found: FoundDay[] = [...spans]
  for (let index = 0; index < singles.length; index++) {
    const [one, next] = [singles[index], singles[index + 1]]
    if (!one) continue
    const span = next && areJoined(text, one, next) ? spanOf(one, next, near) : []
    if (span.length > 0) {
      found.push(...span)
      index += 1
      continue
    }
    const day = resolve(one, near)
    if (day) found.push({ from: day, to: day, hasWeekday: one.weekday >= 0, index: one.index, end: one.end })
  }
  return found.sort((a, b) => a.index - b.index)
}

interface Near {
  readonly today: string
  readonly isNear: boolean
}

const joins =
  /^\s*(?:au|to|until|till|through|jusqu['’]au|–|—|-|al|hasta el|bis(?: zum| einschließlich)?)\s*(?:le\s+|den\s+|the\s+)?$/i
const joinsBetween = /^\s*(?:et|and|y|und)\s*(?:le|the|el|dem)?\s*$/i

function areJoined(text: string, one: Read, next: Read): boolean {
  const between = text.slice(one.end, next.index)
  return (
    joins.test(between) ||
    (joinsBetween.test(between) &&
      /(?:entre|between|zwischen)\s*(?:le|the|el|dem)?\s*$/i.test(text.slice(0, one.index)))
  )
}

function shortSpans(text: string, near: Near): FoundDay[] {
  const read = (word: string, days: readonly [string, string, string], year: string | undefined, at: At) => {
    const [first, join, last] = days
    const month = monthOf(word)
    // “5 and 12” are two days, not all between them.
    const isPair = /^(?:et|and|y|und)$/i.test(join) && Number(last) - Number(first) !== 1
    if (month === 0 || isPair) return []
    const base = { weekday: -1, month, year: year ? Number(year) : null, ...at }
    return spanOf({ ...base, day: Number(first) }, { ...base, day: Number(last) }, near)
  }
  const placed = (found: RegExpExecArray): At => ({ index: found.index, end: found.index + found[0].length })
  return [
    ...[...text.matchAll(shortSpan)].flatMap((found) => {
      const [, first = '', join = '', last = '', word = '', year] = found
      return read(word, [first, join, last], year, placed(found))
    }),
    ...[...text.matchAll(monthShortSpan)].flatMap((found) => {
      const [, word = '', first = '', join = '', last = '', year] = found
      return read(word, [first, join, last], year, placed(found))
    }),
  ]
}

interface At {
  readonly index: number
  readonly end: number
}

function readSingles(text: string, isMonthFirst: boolean, isNear: boolean): Read[] {
  const found: Read[] = []
  for (const match of text.matchAll(dayMonth)) {
    const [whole, before = '', day, word = '', year] = match
    const weekday = weekdays.findIndex((names) => names.test(before.toLowerCase()))
    const skip = weekday < 0 && before ? whole.indexOf(day ?? '', before.length) : 0
    const at = { index: match.index + skip, end: match.index + whole.length }
    found.push({ day: Number(day), month: monthOf(word), year: year ? Number(year) : null, weekday, ...at })
  }
  const numbered = (match: RegExpExecArray, day = 0, month = 0, year: number | null = null) =>
    found.push({ day, month, year, weekday: -1, index: match.index, end: match.index + match[0].length })
  for (const match of text.matchAll(monthDay)) {
    const [, word = '', day, year] = match
    if (year || isNear) numbered(match, Number(day), monthOf(word), year ? Number(year) : null)
  }
  for (const match of text.matchAll(numbers)) {
    const [first, second, year = 0] = match.slice(1).map(Number)
    const [day, month] = isMonthFirst ? [second, first] : [first, second]
    numbered(match, day, month, year < 100 ? 2000 + year : year)
  }
  for (const match of isNear ? text.matchAll(shortNumbers) : []) {
    const [first, second] = [match[1] ?? match[3], match[2] ?? match[4]].map(Number)
    numbered(match, ...(isMonthFirst ? ([second, first] as const) : ([first, second] as const)))
  }
  for (const match of text.matchAll(iso)) {
    const [year = 0, month, day] = match.slice(1).map(Number)
    numbered(match, day, month, year)
  }
  return found
    .filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
    .sort((a, b) => a.index - b.index)
    .filter((one, index, all) => index === 0 || one.index >= (all[index - 1]?.end ?? 0))
}

function spanOf(one: Read, other: Read, near: Near): FoundDay[] {
  const to = resolve(other, near)
  if (!to) return []
  const yearOfEnd = Number(to.slice(0, 4))
  let from = resolve({ ...one, year: one.year ?? yearOfEnd }, near)
  // “from 28 December to 3 January 2027” begins the year before.
  if (from && from > to && one.year === null) from = resolve({ ...one, year: yearOfEnd - 1 }, near)
  if (!from || from > to) return []
  return [{ from, to, hasWeekday: one.weekday >= 0, index: one.index, end: other.end }]
}

function resolve(
  { day, month, year, weekday }: Omit<Read, 'index' | 'end'>,
  { today, isNear }: Near,
): string | null {
  if (year !== null) return year >= 1990 && year <= 2100 ? isoDay(year, month, day) : null
  if (weekday < 0 && !isNear) return null
  const thisYear = Number(today.slice(0, 4))
  const fitting = [thisYear, thisYear + 1, thisYear - 1, ...(isNear ? [thisYear - 2, thisYear - 3] : [])]
    .map((one) => isoDay(one, month, day))
    .filter((one): one is string => one !== null)
    .filter((one) => weekday < 0 || new Date(`${one}T00:00:00Z`).getUTCDay() === weekday)
    .sort((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)))
  // A weekday that fits no day near this one tells of a year that is over.
  return fitting.find((one) => isNear || Math.abs(daysBetween(today, one)) < 300) ?? null
}

function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1) return null
  return date.toISOString().slice(0, 10)
}

/** The day that a machine wrote at the head of these words; nothing where there is no such day, or none that anybody means. */
export function realDay(written: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(written.trim())?.map(Number) ?? []
  if (year === undefined || year < 1990 || year > 2100) return null
  return isoDay(year, month ?? 0, day ?? 0)
}

export const daysBetween = (one: string, other: string): number =>
  Math.round((Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / 86_400_000)

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

/** The last day of a month; without a year, of the one that lies nearest. */
export function lastOfMonth(month: number, year: number | null, near: string): string {
  const lastOf = (one: number) => new Date(Date.UTC(one, month, 0)).toISOString().slice(0, 10)
  if (year !== null) return lastOf(year)
  const thisYear = Number(near.slice(0, 4))
  const [nearest = lastOf(thisYear)] = [thisYear, thisYear + 1, thisYear - 1]
    .map(lastOf)
    .sort((a, b) => Math.abs(daysBetween(near, a)) - Math.abs(daysBetween(near, b)))
  return nearest
}
