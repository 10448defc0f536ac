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
const monthOf = (word: string) =>
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
const monthDay = /(\p{L}{3,9}\.?)\s+(\d{1,2})(?:st|nd|rd|th)?,\s*(\d{4})(?!\d)/giu
const numbers = /(?<![\d/.-])(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?![\d/])/g
const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g
const shortSpan =
  /(?<!\d)(\d{1,2})(?:er|\.)?\s*(au|à|et|and|y|und|to|[–—-]|al|bis(?:\s+zum)?)\s*(\d{1,2})(?:er|\.)?\s*(?:de\s+)?(\p{L}{3,10}\.?)\s*(?:de\s+)?(\d{4})/giu

export function readDays(text: string, today: string, isMonthFirst = false): FoundDay[] {
  const spans = [...text.matchAll(shortSpan)].flatMap((found) => {
    const [, first, join = '', last, word = '', year] = found
    const month = monthOf(word)
    // “5 and 12” are two days, not all between them.
    if (month === 0 || (/^(?:et|and|y|und)$/i.test(join) && Number(last) - Number(first) !== 1)) return []
    const base = {
      weekday: -1,
      month,
      year: Number(year),
      index: found.index,
      end: found.index + found[0].length,
    }
    return spanOf({ ...base, day: Number(first) }, { ...base, day: Number(last) }, today)
  })
  const singles = readSingles(text, isMonthFirst).filter(
    (one) => !spans.some((span) => one.index < span.end && one.end > span.index),
  )
  const found: FoundDay[] = [...spans]
  for (let index = 0; index < singles.length; index++) {
    const [one, next] = [singles[index], singles[index + 1]]
    if (!one) continue
    if (
      next &&
      /^\s*(?:au|to|until|–|—|-|al|bis(?: zum)?)\s*(?:le\s+|den\s+)?$/i.test(text.slice(one.end, next.index))
    ) {
      const span = spanOf(one, next, today)
      if (span.length > 0) {
        found.push(...span)
        index += 1
        continue
      }
    }
    const day = resolve(one, today)
    if (day) found.push({ from: day, to: day, hasWeekday: one.weekday >= 0, index: one.index, end: one.end })
  }
  return found.sort((a, b) => a.index - b.index)
}

function readSingles(text: string, isMonthFirst: boolean): Read[] {
  const found: Read[] = []
  for (const match of text.matchAll(dayMonth)) {
    const [whole, before = '', day, word = '', year] = match
    const weekday = weekdays.findIndex((names) => names.test(before.toLowerCase()))
    const skip = weekday < 0 && before ? whole.indexOf(day ?? '', before.length) : 0
    const at = { index: match.index + skip, end: match.index + whole.length }
    found.push({ day: Number(day), month: monthOf(word), year: year ? Number(year) : null, weekday, ...at })
  }
  for (const match of text.matchAll(monthDay)) {
    const [whole, word = '', day, year] = match
    const at = { index: match.index, end: match.index + whole.length }
    found.push({ day: Number(day), month: monthOf(word), year: Number(year), weekday: -1, ...at })
  }
  for (const match of text.matchAll(numbers)) {
    const [first, second, year] = match.slice(1).map(Number)
    const [day = 0, month = 0] = isMonthFirst ? [second, first] : [first, second]
    found.push({
      day,
      month,
      year: year ?? null,
      weekday: -1,
      index: match.index,
      end: match.index + match[0].length,
    })
  }
  for (const match of text.matchAll(iso)) {
    const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
    found.push({ day, month, year, weekday: -1, index: match.index, end: match.index + match[0].length })
  }
  return found
    .filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
    .sort((a, b) => a.index - b.index)
}

function spanOf(one: Read, other: Read, today: string): FoundDay[] {
  const to = resolve(other, today)
  if (!to) return []
  let from = resolve({ ...one, year: one.year ?? Number(to.slice(0, 4)) }, today)
  // “from 28 December to 3 January 2027” begins the year before.
  if (from && from > to && one.year === null)
    from = resolve({ ...one, year: Number(to.slice(0, 4)) - 1 }, today)
  if (!from || from > to) return []
  return [{ from, to, hasWeekday: one.weekday >= 0, index: one.index, end: other.end }]
}

function resolve({ day, month, year, weekday }: Omit<Read, 'index' | 'end'>, today: string): string | null {
  if (year !== null) return year >= 1990 && year <= 2100 ? isoDay(year, month, day) : null
  if (weekday < 0) return null
  const near = Number(today.slice(0, 4))
  const fitting = [near, near + 1, near - 1]
    .map((one) => isoDay(one, month, day))
    .filter((one): one is string => one !== null && new Date(`${one}T00:00:00Z`).getUTCDay() === weekday)
  return fitting.find((one) => Math.abs(daysBetween(today, one)) < 300) ?? null
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

const lastDayWords =
  /(?:jusqu['’]?\s?au|jusqu['’]à|until|till|through|hasta(?:\s+el)?|bis(?:\s+zum|\s+einschließlich)?)\s*$/i
const beforeWords = /(?:avant(?:\s+le)?|before|antes\s+del?|vor\s+dem)\s*$/i

/** The last day on which the sentence is true, where it says one. */
export function readUntil(text: string, today: string): string | null {
  for (const { from, to, index } of readDays(text, today)) {
    const before = text.slice(0, index).replace(/\b\p{L}+day\s*$/iu, '')
    if (from !== to) return to
    if (lastDayWords.test(before)) return to
    if (beforeWords.test(before)) return dayBefore(from)
  }
  return null
}
