// When somebody works, as instants: their week, their days off and their contract laid over real days. Pure.
import { Temporal } from 'temporal-polyfill'
import type { WorkingSpan } from './weekly-schedule.ts'

export interface WorkCalendar {
  readonly zone: string
  readonly spans: readonly WorkingSpan[]
  /** Days without work by their date, each with its reason as it is told to people. */
  readonly daysOff: ReadonlyMap<string, string>
  readonly contractStart: string | null
  readonly contractEnd: string | null
  /** Of a hundred minutes at work, how many are of planned tasks. */
  readonly productivityPercent: number
}

/** A stretch at work, in milliseconds since 1970. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export const minuteMs = 60_000
const quarterMs = 15 * minuteMs
const dayMs = 86_400_000
/** No date is promised that lies further ahead. */
export const daysAhead = 60

/** The stretches at work from an instant on, in order, for so many days. */
export function* stretchesFrom(
  calendar: WorkCalendar,
  from: number,
  days: number = daysAhead,
): Generator<Stretch> {
  const byWeekday = spansByWeekday(calendar.spans)
  const first = dayNumberAt(from, calendar.zone)
  for (let number = first; number <= first + days; number++) {
    const date = dateOf(number)
    if (calendar.contractEnd !== null && date > calendar.contractEnd) return
    if (calendar.contractStart !== null && date < calendar.contractStart) continue
    if (calendar.daysOff.has(date)) continue
    for (const span of byWeekday[weekdayOf(number)] ?? []) {
      const start = Math.max(instantAt(number, span.startMinute, calendar.zone), from)
      const end = instantAt(number, span.endMinute, calendar.zone)
      if (end > start) yield { from: start, to: end }
    }
  }
}

/** Whole milliseconds: a billionth that is left over at the end of a day would go on into the next one. */
const attendanceMs = (calendar: WorkCalendar, minutes: number): number =>
  Math.round((minutes * minuteMs * 100) / calendar.productivityPercent)

export interface Finish {
  /** When the first minute of it is worked, and the last. */
  readonly begins: number
  readonly ends: number
  /** The end of the working day on which it ends: what can be promised. */
  readonly endOfDay: number
}

/** When work begins as people are told it, up to the quarter of an hour: what is asked again a minute later says the same. */
export const plannedBegin = ({ begins }: Pick<Finish, 'begins'>): Date =>
  new Date(Math.ceil(begins / quarterMs) * quarterMs)

/**
 * When so many minutes of work are done that begin after so many others. Null where they do not fit into the days ahead, or
 * where nobody works at all.
 */
export function finishOf(
  calendar: WorkCalendar,
  from: number,
  { minutesBefore, minutes }: { readonly minutesBefore: number; readonly minutes: number },
): Finish | null {
  if (calendar.productivityPercent <= 0) return null
  let before = attendanceMs(calendar, minutesBefore)
  let left = attendanceMs(calendar, minutesBefore + minutes) - before
  let begins: number | null = null
  let ends: number | null = null
  let endOfDay = 0
  for (const { from: start, to } of stretchesFrom(calendar, from)) {
    if (ends !== null) {
      // The rest of that day belongs to the promise.
      if (dayNumberAt(start, calendar.zone) !== dayNumberAt(endOfDay - 1, calendar.zone)) break
      endOfDay = to
      continue
    }
    let at = start
    if (before > 0) {
      const used = Math.min(before, to - at)
      before -= used
      at += used
      if (before > 0 || at === to) continue
    }
    begins ??= at
    const used = Math.min(left, to - at)
    left -= used
    if (left > 0) continue
    ends = at + used
    endOfDay = to
  }
  return begins === null || ends === null ? null : { begins, ends, endOfDay }
}

/** How many minutes of planned work fit between two instants. */
export const capacityBetween = (calendar: WorkCalendar, from: number, to: number): number =>
  capacityFrom(calendar, from, to)(to)

/** The same for many ends of one beginning: days are looked at once, and none after the last end. */
export function capacityFrom(calendar: WorkCalendar, from: number, last: number): (to: number) => number {
  const days = Math.max(0, Math.ceil((last - from) / dayMs) + 1)
  const stretches = [...stretchesFrom(calendar, from, days)]
  const before: number[] = []
  let sum = 0
  for (const stretch of stretches) {
    before.push(sum)
    sum += stretch.to - stretch.from
  }
  return (to) => {
    // The last stretch that begins before the end.
    let [low, high] = [0, stretches.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((stretches[middle]?.from ?? to) < to) low = middle + 1
      else high = middle
    }
    const stretch = stretches[low - 1]
    const ms = stretch ? (before[low - 1] ?? 0) + Math.min(stretch.to, to) - stretch.from : 0
    return (ms / minuteMs) * (calendar.productivityPercent / 100)
  }
}

/** The part of some intervals that lies in somebody's hours: what a clock that was left on does not count. */
export function workedMs(calendar: WorkCalendar, intervals: readonly Stretch[]): number {
  let sum = 0
  for (const interval of intervals) {
    const days = Math.ceil((interval.to - interval.from) / dayMs) + 1
    for (const stretch of stretchesFrom(calendar, interval.from, days)) {
      if (stretch.from >= interval.to) break
      sum += Math.min(stretch.to, interval.to) - stretch.from
    }
  }
  return sum
}

/** The days without work between two instants that would else be worked, with their reasons: why a date is later than one thinks. */
export function skippedDays(
  calendar: WorkCalendar,
  from: number,
  to: number,
): { date: string; reason: string }[] {
  const weekdays = new Set(calendar.spans.map(({ weekday }) => weekday))
  const last = dayNumberAt(to, calendar.zone)
  const skipped: { date: string; reason: string }[] = []
  for (let number = dayNumberAt(from, calendar.zone); number <= last; number++) {
    const reason = calendar.daysOff.get(dateOf(number))
    if (reason !== undefined && weekdays.has(weekdayOf(number)))
      skipped.push({ date: dateOf(number), reason })
  }
  return skipped
}

function spansByWeekday(spans: readonly WorkingSpan[]): WorkingSpan[][] {
  const days = Array.from({ length: 8 }, (): WorkingSpan[] => [])
  for (const span of spans) days[span.weekday]?.push(span)
  for (const day of days) day.sort((a, b) => a.startMinute - b.startMinute)
  return days
}

const mostKept = 5_000
const dates = new Map<number, string>()

function dateOf(dayNumber: number): string {
  const known = dates.get(dayNumber)
  if (known !== undefined) return known
  const date = new Date(dayNumber * dayMs).toISOString().slice(0, 10)
  if (dates.size >= mostKept) dates.clear()
  dates.set(dayNumber, date)
  return date
}

/** Monday is 1; the first of January 1970 was a Thursday. */
const weekdayOf = (dayNumber: number): number => ((((dayNumber + 3) % 7) + 7) % 7) + 1

/** Midnights are asked for again and again by hundreds of calendars: kept, and begun anew before they are too many. */
const midnights = new Map<string, Map<number, number>>()

function midnightOf(dayNumber: number, zone: string): number {
  const inZone = midnights.get(zone) ?? new Map<number, number>()
  const known = inZone.get(dayNumber)
  if (known !== undefined) return known
  const at = Temporal.PlainDate.from(dateOf(dayNumber)).toZonedDateTime(zone).epochMilliseconds
  if (inZone.size >= mostKept) inZone.clear()
  midnights.set(zone, inZone.set(dayNumber, at))
  return at
}

/** A minute of the wall clock as an instant: on a day whose clocks change it is looked up, else counted. */
function instantAt(dayNumber: number, minute: number, zone: string): number {
  const midnight = midnightOf(dayNumber, zone)
  const next = midnightOf(dayNumber + 1, zone)
  if (minute >= 1440) return next
  if (next - midnight === dayMs) return midnight + minute * minuteMs
  return Temporal.PlainDate.from(dateOf(dayNumber)).toZonedDateTime({
    timeZone: zone,
    plainTime: new Temporal.PlainTime(Math.floor(minute / 60), minute % 60),
  }).epochMilliseconds
}

function dayNumberAt(at: number, zone: string): number {
  const guess = Math.floor(at / dayMs)
  for (const number of [guess + 1, guess, guess - 1]) if (midnightOf(number, zone) <= at) return number
  return guess - 1
}
