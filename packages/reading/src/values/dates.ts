// Days as people write them in four languages. A day without a year counts only where its weekday proves which one it is.
import { type DayWords, monthOf, readSingles } from './day-words.ts'
import { withListedDays } from './listed-days.ts'

export interface FoundDay {
  readonly from: string
  /** The last day, of a span; the same day otherwise. */
  readonly to: string
  readonly hasWeekday: boolean
  readonly hasYear: boolean
  /** Some days of the span only: the first and the last that were named. */
  readonly isList?: boolean
  readonly index: number
  readonly end: number
}

const shortSpan =
  /(?<![\d.,/:])(\d{1,2})(?:er|st|nd|rd|th|\.)?\s*(au|à|et|and|y|und|to|[–—-]|al|bis(?:\s+zum)?)\s*(?:(?:le|den|dem|the)\s+)?(?:\p{L}{5,10},?\s+)?(\d{1,2})(?:er|st|nd|rd|th|\.)?\s*(?:de\s+)?(\p{L}{3,10}\.?)(?:\s*(?:de\s+)?(\d{4}))?(?![\p{L}\d])/giu
const monthShortSpan =
  /(\p{Lu}\p{L}{2,8}\.?)\s+(\d{1,2})(?:st|nd|rd|th)?\s*(to|and|[–—-])\s*(\d{1,2})(?:st|nd|rd|th)?(?:,\s*(\d{4}))?(?!\d)/gu

/** `isNear`: a day without a year is the one that lies nearest to `today`. */
export function readDays(text: string, today: string, isMonthFirst = false, isNear = false): FoundDay[] {
  const near: Near = { today, isNear }
  const spans = shortSpans(text, near)
  const singles = withListedDays(text, readSingles(text, isMonthFirst, isNear)).filter(
    (one) => !spans.some((span) => one.index < span.end && one.end > span.index),
  )
  const found: FoundDay[] = [...spans]
  for (let index = 0; index < singles.length; index++) {
    const one = singles[index]
    if (!one) continue
    const last = lastListed(text, singles, index)
    const next = singles[index + 1]
    const isSpan = last === index && next !== undefined && areJoined(text, one, next)
    const end = isSpan ? index + 1 : last
    const other = singles[end]
    const span = other && end > index ? spanOf(one, other, near) : []
    if (span.length > 0) {
      found.push(...span.map((of) => ({ ...of, isList: !isSpan })))
      index = end
      continue
    }
    const day = resolve(one, near)
    if (day) found.push({ ...ofOne(one), from: day, to: day })
  }
  return found.sort((a, b) => a.index - b.index)
}

const ofOne = ({ weekday, year, index, end }: DayWords) => ({
  hasWeekday: weekday >= 0,
  hasYear: year !== null,
  index,
  end,
})

const lists = /^\s*(?:,|,?\s*(?:et|and|y|und|&))\s*(?:(?:le|les|the|el|los|den|dem|am)\s+)?$/i
const listsLast = /(?:et|and|y|und|&)\s*(?:(?:le|les|the|el|los|den|dem|am)\s+)?$/i

/** Where a list of days that begins here ends: “5, 12 and 19 December”. */
function lastListed(text: string, singles: readonly DayWords[], first: number): number {
  let last = first
  for (let at = first; at + 1 < singles.length; at++) {
    const [one, next] = [singles[at], singles[at + 1]]
    const between = one && next ? text.slice(one.end, next.index) : ''
    if (!lists.test(between)) break
    if (listsLast.test(between)) last = at + 1
  }
  return last
}

interface Near {
  readonly today: string
  readonly isNear: boolean
}

const joins =
  /^\s*(?:au|to|until|till|through|jusqu['’]au|–|—|-|al|hasta el|bis(?: zum| einschließlich)?)\s*(?:le\s+|den\s+|the\s+)?$/i
const joinsBetween = /^\s*(?:et|and|y|und)\s*(?:le|the|el|dem)?\s*$/i

function areJoined(text: string, one: DayWords, next: DayWords): boolean {
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
    // “5 and 12” are a list.
    const isPair = /^(?:et|and|y|und)$/i.test(join)
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

function spanOf(one: DayWords, other: DayWords, near: Near): FoundDay[] {
  const found = { ...ofOne(one), hasWeekday: one.weekday >= 0 || other.weekday >= 0, end: other.end }
  if (one.year === null && other.year === null) {
    const nearest =
      near.isNear || one.weekday >= 0 || other.weekday >= 0 ? nearestSpan(one, other, near) : null
    return nearest ? [{ ...found, ...nearest }] : []
  }
  const to = resolve(other, near)
  if (!to) return []
  const yearOfEnd = Number(to.slice(0, 4))
  let from = resolve({ ...one, year: one.year ?? yearOfEnd }, near)
  // “from 28 December to 3 January 2027” begins the year before.
  if (from && from > to && one.year === null) from = resolve({ ...one, year: yearOfEnd - 1 }, near)
  if (!from || from > to) return []
  return [{ ...found, from, to, hasYear: true }]
}

/** Of the spans of each year, the one that today lies in or next to. */
function nearestSpan(one: DayWords, other: DayWords, { today, isNear }: Near) {
  const thisYear = Number(today.slice(0, 4))
  const hasWeekday = one.weekday >= 0 || other.weekday >= 0
  const years = [
    thisYear,
    thisYear + 1,
    thisYear - 1,
    ...(isNear && hasWeekday ? [thisYear - 2, thisYear - 3] : []),
  ]
  const away = ({ from, to }: { from: string; to: string }) =>
    today < from ? daysBetween(today, from) : today > to ? daysBetween(to, today) : 0
  const spans = years.flatMap((year) => {
    const from = isoDay(year, one.month, one.day)
    const sameYear = isoDay(year, other.month, other.day)
    const to = from && sameYear && sameYear < from ? isoDay(year + 1, other.month, other.day) : sameYear
    return from && to && isOn(from, one.weekday) && isOn(to, other.weekday) ? [{ from, to }] : []
  })
  return spans.sort((a, b) => away(a) - away(b))[0] ?? null
}

const isOn = (day: string, weekday: number): boolean =>
  weekday < 0 || new Date(`${day}T00:00:00Z`).getUTCDay() === weekday

function resolve(
  { day, month, year, weekday }: Omit<DayWords, 'index' | 'end'>,
  { today, isNear }: Near,
): string | null {
  if (year !== null) return year >= 1990 && year <= 2100 ? isoDay(year, month, day) : null
  if (weekday < 0 && !isNear) return null
  const thisYear = Number(today.slice(0, 4))
  const fitting = [thisYear, thisYear + 1, thisYear - 1, ...(isNear ? [thisYear - 2, thisYear - 3] : [])]
    .map((one) => isoDay(one, month, day))
    .filter((one): one is string => one !== null)
    .filter((one) => isOn(one, weekday))
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

export const yearLater = (day: string): string =>
  isoDay(Number(day.slice(0, 4)) + 1, Number(day.slice(5, 7)), Number(day.slice(8))) ?? day

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
