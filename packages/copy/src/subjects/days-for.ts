// When a fact may be told, and when it is told best: before an event and not after it, early in an offer, before its last
// orders, before a closing begins, while news is new, in its season.
import type { Fact, Language } from '@postelier/contract'
import type { Days } from '../brief.ts'
import { addDays, shortDayText, yearOf } from '../grammar/dates.ts'
import { type Day, daysIn } from '../truth/days.ts'
import { stemsOf } from './facts-near.ts'
import { daysBeforeWeekday, weekdayOf } from './hours-for.ts'
import { once } from './once.ts'
import { seasonFrom } from './seasons.ts'
import { besides } from './section-of.ts'

export interface DaysFor {
  /** The day it must be out by; null where it keeps. */
  readonly before: string | null
  /** Days that suit it, the best first; none where any day will do. */
  readonly windows: readonly Days[]
  /** Tied to a day of its own, so that it cannot wait for the next planning. */
  readonly isTied: boolean
}

/** A week ahead is time to come; nobody comes who learns of it on the day. */
const [farthest, near, nearest] = [10, 5, 3]
/** An offer is told of at once. */
const atOnceDays = 7
/** Orders are told of while there is time to give one. */
const ordersAhead = 21
/** News is no longer new after this. */
const newsDays = 28
/** An offer of an article without an end, and whatever else it said of those days. */
const [offerDays, articleDays] = [60, 120]
const lasting: ReadonlySet<Fact['kind']> = new Set([
  ...(['history', 'award', 'person', 'advice', 'question'] as const),
])

const closing =
  /(?<!\p{L})(?:ferm[ée]e?s?|fermeture|fermons|closed|closing|geschlossen|schließt|betriebsferien|betriebsurlaub|congés annuels|shuts|shutting|cerrad[oa]s?|cerramos)(?!\p{L})/iu
/** Nobody is to come. */
export const isClosing = ({ kind, says }: Fact): boolean =>
  (kind === 'hours' || kind === 'news') && says.some((line) => closing.test(line))

/** “La boutique sera fermée”: what is closed, without its days. */
export const closedWords = ({ says }: Fact): string => {
  const line = says.find((one) => closing.test(one)) ?? ''
  const found = closing.exec(line)
  return found === null ? '' : line.slice(0, found.index + found[0].length)
}

const shut: Readonly<Record<Language, readonly [word: string, from: string, to: string]>> = {
  fr: ['Fermé', 'du', 'au'],
  en: ['Closed', 'from', 'to'],
  es: ['Cerrado', 'del', 'al'],
  de: ['Geschlossen', 'vom', 'bis'],
}

const atAnHour =
  /\d\s?(?:h|Uhr|[ap]\.?m\.?)(?!\p{L})|\d[:.]\d{2}(?!\d)|(?<!\p{L})(?:noon|midi|mediodía|mittags?)(?!\p{L})/iu

/** “Fermé du 24 décembre au 2 janvier”, and the word alone. */
export const closedHeads = (fact: Fact): readonly [whole: string, word: string, days: string] | null => {
  const days = closedDays(fact)
  // Who shuts at an hour is open before it, and called closed on no such day.
  if (days === null || fact.says.some((line) => atAnHour.test(line))) return null
  const [word, from, to] = shut[fact.language]
  const [first, last] = [shortDayText(days.from, fact.language), shortDayText(days.to, fact.language)]
  const said = days.from === days.to ? first : `${from} ${first} ${to} ${last}`
  return [`${word} ${said}`, word, said]
}

/** From its first day to its last, where a fact says that nobody is to come. */
export const closedDays = (fact: Fact): Days | null => {
  if (!isClosing(fact) || fact.until === null) return null
  const first = firstDayOf(fact, fact.until)
  return first === null ? null : { from: first, to: fact.until }
}

/** The last day on which a fact is worth telling, where it has one. */
export const lastDayOf = (fact: Fact, facts: readonly Fact[] = []): string | null => {
  if (fact.kind === 'event') return fact.date ?? fact.until
  const { until, kind, date } = fact
  const ordered = kind === 'offer' || kind === 'product' ? lastOrders(fact, facts) : null
  const ends = [until, ordered].filter((day) => day !== null)
  if (ends.length > 0) return ends.sort()[0] ?? null
  if (date === null || lasting.has(kind)) return null
  return addDays(date, kind === 'news' ? newsDays : kind === 'offer' ? offerDays : articleDays)
}

const lastSaid = (fact: Fact): string | null => lastDayOf({ ...fact, until: null })

export const daysFor = (fact: Fact, from: string, facts: readonly Fact[] = []): DaysFor => {
  const { kind, date } = fact
  const last = lastDayOf(fact, facts)
  const first = kind === 'offer' || last === null ? null : firstDayOf(fact, last)
  const opens = earliestDayOf(fact, facts, from)
  const windowsFrom = (windows: readonly (readonly [string, string])[]) =>
    windows.flatMap(([begin, end]): Days[] => {
      const start = [begin, from, opens ?? ''].sort().at(-1) ?? begin
      return start <= end ? [{ from: start, to: end }] : []
    })
  if (kind === 'event' && last !== null) return { ...untilBegun(last, fact, from, windowsFrom), isTied: true }
  // It was said on a day, and is told for a while after it.
  const isNews = fact.until === null && date !== null && last === lastSaid(fact)
  if (last !== null && !isNews) {
    const before = eveOf(first === null ? [last] : [first, last], from)
    const begins = first === null || first <= from ? [] : aheadOf(first)
    const lead = isOrdering(fact) || kind === 'product' ? ordersAhead : 366
    const inTime = [addDays(last, -lead), addDays(last, -nearest)] as const
    const starts = [inTime[0], from, opens ?? ''].sort().at(-1) ?? from
    const soon = [addDays(starts, atOnceDays), inTime[1]].sort()[0] ?? inTime[1]
    const atOnce = kind === 'offer' ? [[starts, soon] as const] : []
    const isSeason = (kind === 'product' || kind === 'service') && fact.until !== null && !isOrdering(fact)
    const told = isSeason ? lastOfNew(first ?? opens ?? from, last) : null
    if (told !== null && told >= from)
      return { before: told, windows: windowsFrom([...begins, [from, told]]), isTied: kind !== 'product' }
    const windows = [
      ...begins,
      ...atOnce,
      ...(isClosing(fact) && begins.length > 0 ? [] : [inTime]),
      [from, before] as const,
    ]
    return { before, windows: windowsFrom(windows), isTied: kind !== 'product' || isOrdering(fact) }
  }
  const season = seasonFrom(fact, from)
  const end = [last, season?.to].filter((day) => day !== null && day !== undefined).sort()[0] ?? null
  const begin = season?.from ?? from
  const start = [begin, opens ?? ''].sort().at(-1) ?? begin
  const weekday = weekdayOf(fact)
  const weekly = weekday === null ? [] : daysBeforeWeekday(weekday, start, end ?? farAway)
  // A business that posts on none of the days before it tells it on another one, rather than never.
  if (weekly.length > 0)
    return { before: end, windows: [...weekly, ...windowsFrom([[start, end ?? farAway]])], isTied: false }
  if (end === null)
    return { before: null, windows: opens === null ? [] : windowsFrom([[opens, farAway]]), isTied: false }
  return { before: end, windows: windowsFrom([[begin, end]]), isTied: false }
}

/** What is had for a time is told in the first two thirds of it: near its end it is no longer new. */
const lastOfNew = (first: string, last: string): string => {
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)
  return addDays(first, Math.floor((days * 2) / 3))
}

const farAway = '9999-12-31'

type Ahead = readonly (readonly [string, string])[]

/** Some days before it; where none of them is free, nearer to it, or further from it. */
const aheadOf = (day: string): Ahead => [
  [addDays(day, -farthest), addDays(day, -near)],
  [addDays(day, 1 - near), addDays(day, -1)],
  [addDays(day, -3 * farthest), addDays(day, -farthest - 1)],
]

/** An event: before it begins; one of several days while it lasts, where it has begun; on its day where there is no other. */
function untilBegun(
  day: string,
  { until }: Fact,
  from: string,
  windowsFrom: (windows: Ahead) => Days[],
): Omit<DaysFor, 'isTied'> {
  const before = eveOf(until !== null && until > day ? [day, until] : [day], from)
  const ahead = windowsFrom(aheadOf(day))
  return { before, windows: ahead.length > 0 ? ahead : windowsFrom([[from, before]]) }
}

/** The eve of the first that is still to come; the last itself where that is all there is. */
const eveOf = (days: readonly string[], from: string): string =>
  days.map((day) => addDays(day, -1)).find((eve) => eve >= from) ?? days.at(-1) ?? from

/** The first of the days it says itself, where there is one before its last. */
const firstDayOf = ({ date, kind, says }: Fact, last: string): string | null => {
  const said = says.flatMap((line) => daysIn(line).flatMap(({ day }) => isoBefore(day, last) ?? []))
  // An article's day is when it was written.
  const own = date !== null && kind !== 'news' ? [date] : []
  // Of a closing the day is known, and its sentences may go on to the day it opens again.
  const [begins] = kind === 'hours' ? own.filter((day) => day < last) : []
  return begins ?? [...own, ...said].filter((day) => day < last).sort()[0] ?? null
}

const isoOf = ({ day, month }: Day, year: number): string | null => {
  const in2 = (number: number) => String(number).padStart(2, '0')
  return month === null ? null : `${year}-${in2(month)}-${in2(day)}`
}

/** The last such day there was up to then, where no year is said. */
const isoBefore = (day: Day, last: string): string | null => {
  if (day.year !== null) return isoOf(day, day.year)
  const inYear = isoOf(day, yearOf(last))
  return inYear !== null && inYear > last ? isoOf(day, yearOf(last) - 1) : inYear
}

const opening: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:à partir|à compter|dès)(?: du| le)?(?: \p{L}+day)?\s*$/iu,
  en: /(?<!\p{L})(?:from|starting|as of|available on)(?: the)?\s*$/iu,
  es: /(?<!\p{L})a partir del?\s*$/iu,
  de: /(?<!\p{L})ab(?: dem)?\s*$/iu,
}

/** The day from which a thing can be had, said by the fact itself or beside it on its page. */
const earliestDayOf = (fact: Fact, facts: readonly Fact[], from: string): string | null => {
  if (!['offer', 'product', 'service'].includes(fact.kind)) return null
  const days = [fact, ...besides(fact, facts)].flatMap(({ says, language }) =>
    says.flatMap((line) =>
      daysIn(line)
        .filter(({ start }) => opening[language].test(line.slice(0, start)))
        .flatMap(({ day }) => isoOf(day, day.year ?? yearOf(from)) ?? []),
    ),
  )
  return days.sort().at(-1) ?? null
}

const ordering: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:command|réserv)/iu,
  en: /(?<!\p{L})(?:order|book|sign up)/iu,
  es: /(?<!\p{L})(?:pedid|encarg|reserv)/iu,
  de: /(?<!\p{L})(?:bestell|vorbestell|reservier)/iu,
}
const isOrdering = once(({ says, language }) => says.some((line) => ordering[language].test(line)))
const stemsOfName = once(({ about, language }) => [...stemsOf(about, language)])

/** The last day on which what it is about can be ordered, where another fact says one. */
const lastOrders = (fact: Fact, facts: readonly Fact[]): string | null => {
  const beside = new Set(besides(fact, facts).map(({ id }) => id))
  const own = stemsOf([fact.about, ...fact.says].join(' '), fact.language)
  const days = facts.flatMap((other) => {
    if (other.id === fact.id || other.kind !== 'offer' || other.until === null || !isOrdering(other))
      return []
    const isOfIt =
      beside.has(other.id) || (isOrdering(fact) && stemsOfName(other).some((stem) => own.has(stem)))
    return isOfIt ? [other.until] : []
  })
  return days.sort()[0] ?? null
}
