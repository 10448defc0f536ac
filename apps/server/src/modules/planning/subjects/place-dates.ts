// When drafted posts go out: on the days and at the hours a business chose, beside what is planned already, what is tied to a
// day in time for it, what is said of noon before noon, and nothing while it is closed. Local times and calendars only; the
// caller makes instants of them.
import type { HoursFor } from '@postelier/copy'
import { Temporal } from 'temporal-polyfill'
import { minutes } from '../../../platform/clock.ts'
import { apartFromAlike, type DatedSubject } from './apart-from-alike.ts'
import type { BestHours } from './best-hours.ts'
import { hourWithin } from './hour-within.ts'

export interface Rhythm {
  readonly postsPerWeek: number
  /** ISO weekdays, Monday is 1. */
  readonly weekdays: readonly number[]
  /** Hours in the local time, as `09:00`. */
  readonly times: readonly string[]
  /** Which of these hours brought most, where posts tell. */
  readonly best?: BestHours | null
}

export interface Wanted {
  readonly key: string
  /** Days that suit it, the best first, and no others; none where any day will do. */
  readonly windows: readonly Span[]
  /** Between which hours of a day it is told in time; any hour where nothing is said. */
  readonly hoursOn?: (day: string) => HoursFor | null
  /** What it is of: kind, topic, form. Neighbours have as few of these in common as can be. */
  readonly marks?: readonly string[]
}

interface Span {
  /** ISO dates, both included. */
  readonly from: string
  readonly to: string
}

/** An hour of the rhythm, and the hour of its day that is had. */
type Slot = Pick<DatedSubject, 'slot' | 'local'>

interface Around {
  /** Hours in the local time that are had already. */
  readonly taken: readonly string[]
  /** Days on which nobody is there: a post would call people to a shut door. */
  readonly closed: readonly Span[]
  /** The local time now: nothing is placed before it. */
  readonly after?: string
}

const closestMs = minutes(180)
/** Every so many weeks the hours take turns though one is known to be better: what is never tried is never known. */
const triesEveryWeeks = 4

/** Every hour that a rhythm has within a span, day by day, as many a week as it says. */
export function slotsOf(rhythm: Rhythm, { from, to }: Span, taken: readonly string[]): string[] {
  const slots: string[] = []
  const last = Temporal.PlainDate.from(to)
  const days = [...new Set(rhythm.weekdays)].sort((a, b) => a - b)
  const times = [...new Set(rhythm.times)].sort()
  if (days.length === 0 || times.length === 0) return []
  let day = Temporal.PlainDate.from(from)
  // Posts that are there already count for their week.
  const used = new Map<string, number>()
  for (const local of taken) count(used, weekOf(Temporal.PlainDate.from(local.slice(0, 10))))
  const hours = taken.map(atLocalTime)
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    const week = weekOf(day)
    const place = days.indexOf(day.dayOfWeek)
    if (place >= 0) {
      // The best hour first where it is known. Else they take turns, so that not every Tuesday is at nine; a day gets a second
      // post only where its week needs it.
      const known =
        (day.weekOfYear ?? 0) % triesEveryWeeks === 0 ? undefined : rhythm.best?.on.get(day.dayOfWeek)
      const hourOf = (nth: number) => known?.[nth] ?? times[(day.dayOfYear + nth) % times.length]
      const aDay = Math.max(1, Math.ceil(rhythm.postsPerWeek / days.length))
      for (let nth = 0; nth < Math.min(aDay, times.length); nth++) {
        const local = `${day}T${hourOf(nth)}`
        if ((used.get(week) ?? 0) >= rhythm.postsPerWeek) break
        if (isNear(atLocalTime(local), hours)) continue
        slots.push(local)
        count(used, week)
      }
    }
    day = day.add({ days: 1 })
  }
  return slots.sort()
}

/**
 * Where the weeks that are near are full: the best hour of the next day without a post. A day of the rhythm first, and any other
 * where there is none.
 */
export function nextFreeDay(
  { weekdays, times, best }: Rhythm,
  { from, to }: Span,
  { taken, closed, after = '' }: Around,
): string | null {
  const days = new Set(taken.map((local) => local.slice(0, 10)))
  const found = (isWanted: (weekday: number) => boolean): string | null => {
    for (
      let day = Temporal.PlainDate.from(from);
      Temporal.PlainDate.compare(day, Temporal.PlainDate.from(to)) <= 0;
      day = day.add({ days: 1 })
    ) {
      const isFree = !days.has(`${day}`) && !closed.some((span) => isWithin(span, `${day}`))
      if (!isFree || !isWanted(day.dayOfWeek)) continue
      const hours = best?.on.get(day.dayOfWeek) ?? times
      const local = hours.map((time) => `${day}T${time}`).find((one) => one > after)
      if (local) return local
    }
    return null
  }
  return found((weekday) => weekdays.includes(weekday)) ?? found(() => true)
}

/** A slot for each, none twice; what finds none is left out, and a person gives it a day by hand. */
export function placeDates(
  wanted: readonly Wanted[],
  rhythm: Rhythm,
  span: Span,
  { taken, closed, after = '' }: Around,
): ReadonlyMap<string, string> {
  const free = slotsOf(rhythm, span, taken).filter(
    (local) => local > after && !closed.some((days) => isWithin(days, local)),
  )
  const placed: DatedSubject[] = []
  /** The slot itself, or another hour of its day at which this is told in time; null where there is none. */
  const hourAt = ({ hoursOn }: Wanted, slot: string, others: readonly Slot[]): string | null => {
    const day = slot.slice(0, 10)
    const there = others.filter((other) => other.slot.startsWith(day))
    // Two hours of a rhythm may be near each other: somebody chose them.
    const moved = there.filter((other) => other.local !== other.slot).map(({ local }) => local)
    const all = [...taken.filter((local) => local.startsWith(day)), ...there.map(({ local }) => local)]
    return hourWithin(slot, hoursOn?.(day) ?? null, {
      times: rhythm.times,
      isFree: (local) =>
        local > after && !isNear(atLocalTime(local), (local === slot ? moved : all).map(atLocalTime)),
    })
  }
  const take = (one: Wanted, days: Span | null): boolean => {
    for (const [at, slot] of free.entries()) {
      if (days !== null && !isWithin(days, slot)) continue
      const others = free.toSpliced(at, 1).map((other) => ({ slot: other, local: other }))
      const local = hourAt(one, slot, [...others, ...placed])
      if (local === null) continue
      free.splice(at, 1)
      placed.push({ key: one.key, marks: one.marks ?? [], slot, local, isFixed: days !== null })
      return true
    }
    return false
  }
  // What has days of its own chooses first, that which has the least time the first.
  const tied = wanted.filter(({ windows }) => windows.length > 0)
  for (const one of tied.toSorted(byEnd)) one.windows.some((days) => take(one, days))
  for (const one of wanted) if (one.windows.length === 0) take(one, null)

  const byKey = new Map(wanted.map((one) => [one.key, one]))
  const moved = (
    one: DatedSubject,
    { slot }: DatedSubject,
    rest: readonly DatedSubject[],
  ): DatedSubject | null => {
    const own = byKey.get(one.key)
    const local = own ? hourAt(own, slot, rest) : null
    return local === null ? null : { ...one, slot, local }
  }
  const ordered = apartFromAlike(placed, (one, other, rest) => {
    const first = moved(one, other, rest)
    const second = first && moved(other, one, [...rest, first])
    return first && second ? [first, second] : null
  })
  return new Map(ordered.map(({ key, local }) => [key, local]))
}

const byEnd = ({ windows: [one] }: Wanted, { windows: [other] }: Wanted) =>
  (one?.to ?? '').localeCompare(other?.to ?? '')

const isWithin = ({ from, to }: Span, local: string) => local.slice(0, 10) >= from && local.slice(0, 10) <= to

const weekOf = (day: Temporal.PlainDate): string => day.subtract({ days: day.dayOfWeek - 1 }).toString()
const count = (of: Map<string, number>, key: string) => of.set(key, (of.get(key) ?? 0) + 1)

/** Local times are held against each other alone: a year of hours against a year of posts. */
const atLocalTime = (local: string): number => Date.parse(`${local}Z`)
const isNear = (at: number, taken: readonly number[]): boolean =>
  taken.some((other) => Math.abs(at - other) < closestMs)
