// Each day that a text names, as it is written: its number, its month, its weekday, and a year where one is said.
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

export const weekdayOf = (word: string): number =>
  weekdays.findIndex((names) => names.test(word.toLowerCase()))

export interface DayWords {
  readonly day: number
  readonly month: number
  readonly year: number | null
  readonly weekday: number
  readonly index: number
  readonly end: number
  /** “December 5”: more numbers may follow. */
  readonly isMonthBefore?: boolean
}

const dayMonth =
  /(?:(\p{L}{5,10}),?\s+(?:(?:le|the|den|dem|el)\s+)?)?(?<![\d.,/:])(\d{1,2})(?:er|st|nd|rd|th|º|\.)?\s*(?:de\s+|of\s+)?(\p{L}{3,10}\.?)(?:,?\s*(?:de\s+|del\s+)?(\d{4}))?(?![\p{L}\d])/giu
const monthDay =
  /(\p{Lu}\p{L}{2,8}\.?)\s+(\d{1,2})(?:st|nd|rd|th)?(?:,\s*(\d{4})(?!\d)|(?!\d|[.,:]\d|\s?(?:h|am|pm|uhr|€|%)(?!\p{L})))/gu
const numbers = /(?<![\d/.-])(\d{1,2})[/.](\d{1,2})[/.](20[2-4]\d|\d{4}|[2-4]\d)(?!\d|\/|[.-]\d)/g
/** Without a year: “24.12.”, “24/12”. */
const shortNumbers = /(?<![\d/.,-])(?:(\d{1,2})\.(\d{1,2})\.(?!\d)|(\d{2})\/(\d{2})(?![\d/]))/g
const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g

export function readSingles(text: string, isMonthFirst: boolean, isNear: boolean): DayWords[] {
  const found: DayWords[] = []
  for (const match of text.matchAll(dayMonth)) {
    const [whole, before = '', day, word = '', year] = match
    const weekday = weekdayOf(before)
    const skip = weekday < 0 && before ? whole.indexOf(day ?? '', before.length) : 0
    const at = { index: match.index + skip, end: match.index + whole.length }
    found.push({ day: Number(day), month: monthOf(word), year: year ? Number(year) : null, weekday, ...at })
  }
  const numbered = (
    match: RegExpExecArray,
    day = 0,
    month = 0,
    year: number | null = null,
    isMonthBefore = false,
  ) => {
    const at = { index: match.index, end: match.index + match[0].length }
    found.push({ day, month, year, weekday: -1, ...at, isMonthBefore })
  }
  for (const match of text.matchAll(monthDay)) {
    const [, word = '', day, year] = match
    if (year || isNear) numbered(match, Number(day), monthOf(word), year ? Number(year) : null, true)
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
