// Days that share one month: “les 25 et 26 décembre”, “5, 12 and 19 December”, “jeudi 24 décembre … et vendredi 25”.
import { type DayWords, weekdayOf } from './day-words.ts'

const name = String.raw`\p{L}{5,10}`
const article = String.raw`(?:(?:le|les|the|el|los|den|dem|am|on)\s+)?`
const number = String.raw`\d{1,2}(?:er|st|nd|rd|th|º|\.)?`
const before = (parts: string) =>
  new RegExp(
    String.raw`(?<![\d.,/:€£$-]|(?<!\p{L})h\s?)(?<!\p{L})(?:(${name}),?\s+)?${article}(${number})\s*(?:${parts})\s*${article}$`,
    'iu',
  )
const lastBefore = before(String.raw`,?\s*(?:et|and|y|und|&|or|ou|oder|o)(?!\p{L})`)
const moreBefore = before(String.raw`,|,?\s*(?:et|and|y|und|&)(?!\p{L})`)
const after =
  /^\s*(?:,|,?\s*(?:and|&)(?!\p{L}))\s*(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\d]|[.,:]\d|\s?(?:h|am|pm|uhr|€|%|people|places|st|\p{Lu})(?!\p{L}))/iu
/** A weekday with its number, or an article with numbers, after a day whose month is theirs, too. */
const bare = new RegExp(
  String.raw`(?<!\p{L})(?:(${name})\s+(${number})|(?:les|los|the)\s+(${number})(?=\s*(?:et|and|y|und)\s))(?![\p{L}\d]|[.,:/]\d|\s?(?:h|am|pm|uhr|€|%|£|de\s+\p{L}|of\s+\p{L})(?!\p{L}))`,
  'giu',
)
const bareNext = new RegExp(
  String.raw`^\s*(?:et|and|y|und)\s+${article}(\d{1,2})(?![\p{L}\d]|[.,:/]\d|\s?(?:h|am|pm|uhr|€|%|£)(?!\p{L}))`,
  'iu',
)

/** All of them, each with its month. */
export function withListedDays(text: string, singles: readonly DayWords[]): DayWords[] {
  const found = singles.flatMap((one) => [...listedBefore(text, one), one, ...listedAfter(text, one)])
  const all = [...found, ...bareDays(text, found)].sort((a, b) => a.index - b.index)
  return all.filter((one, index) => index === 0 || one.index >= (all[index - 1]?.end ?? 0))
}

function listedBefore(text: string, one: DayWords): DayWords[] {
  const members: DayWords[] = []
  for (let [at, form] = [one.index, lastBefore]; ; form = moreBefore) {
    const match = form.exec(text.slice(Math.max(0, at - 40), at))
    if (!match) return members
    const [whole, weekday = '', day = ''] = match
    const listed = { ...one, day: Number.parseInt(day, 10), weekday: weekdayOf(weekday) }
    if (listed.day < 1 || listed.day > 31) return members
    const start = Math.max(0, at - 40) + match.index
    const skip = listed.weekday < 0 ? whole.indexOf(day, weekday.length) : 0
    members.unshift({
      ...listed,
      index: start + skip,
      end: start + whole.indexOf(day, weekday.length) + day.length,
    })
    at = start + skip
  }
}

/** “December 5, 12 and 19” */
function listedAfter(text: string, one: DayWords): DayWords[] {
  if (!one.isMonthBefore) return []
  const members: DayWords[] = []
  for (let at = one.end; ; ) {
    const match = after.exec(text.slice(at, at + 30))
    if (!match) return members
    const day = Number(match[1])
    const end = at + match[0].length
    members.push({ ...one, day, index: end - String(match[1]).length, end })
    at = end
  }
}

function bareDays(text: string, found: readonly DayWords[]): DayWords[] {
  return [...text.matchAll(bare)].flatMap((match) => {
    const [whole, weekdayName = '', day = '', listed = ''] = match
    const month = found.filter(({ end }) => end <= match.index).at(-1)
    const weekday = weekdayOf(weekdayName)
    const isTaken = found.some(({ index, end }) => index < match.index + whole.length && end > match.index)
    if (!month || isTaken || (weekdayName !== '' && weekday < 0)) return []
    const end = match.index + whole.length
    const one = { ...month, day: Number.parseInt(day || listed, 10), weekday, index: match.index, end }
    const next = listed === '' ? null : bareNext.exec(text.slice(end, end + 20))
    if (!next) return [one]
    const last = end + next[0].length
    return [one, { ...one, day: Number(next[1]), index: last - String(next[1]).length, end: last }]
  })
}
