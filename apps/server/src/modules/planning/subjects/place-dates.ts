// When drafted posts go out: on the days and at the hours a business chose, beside what is planned already, what is tied to a
// day in time for it, and nothing while it is closed. Walls and calendars only; whoever calls makes instants of them.
import { Temporal } from 'temporal-polyfill'
import { minutes } from '../../../platform/clock.ts'
import type { BestHours } from './best-hours.ts'

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
}

interface Span {
  /** ISO dates, both included. */
  readonly from: string
  readonly to: string
}

interface Around {
  /** Hours in the local time that are had already. */
  readonly taken: readonly string[]
  /** Days on which nobody is there: a post would call people to a shut door. */
  readonly closed: readonly Span[]
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

/** A slot for each, none twice; what finds none is left out, and somebody gives it a day by hand. */
export function placeDates(
  wanted: readonly Wanted[],
  rhythm: Rhythm,
  span: Span,
  { taken, closed }: Around,
): ReadonlyMap<string, string> {
  const free = slotsOf(rhythm, span, taken).filter((local) => !closed.some((days) => isWithin(days, local)))
  const placed = new Map<string, string>()
  const take = (key: string, at: number) => {
    const [local] = at >= 0 ? free.splice(at, 1) : []
    if (local) placed.set(key, local)
  }
  // What has days of its own chooses first, that which has the least time the first.
  const tied = wanted.filter(({ windows }) => windows.length > 0)
  for (const { key, windows } of tied.toSorted(byEnd)) take(key, firstWithin(free, windows))
  for (const { key, windows } of wanted) if (windows.length === 0) take(key, 0)
  return placed
}

const byEnd = ({ windows: [one] }: Wanted, { windows: [other] }: Wanted) =>
  (one?.to ?? '').localeCompare(other?.to ?? '')

const isWithin = ({ from, to }: Span, local: string) => local.slice(0, 10) >= from && local.slice(0, 10) <= to

/** The first slot of the best days that have one. */
const firstWithin = (free: readonly string[], windows: readonly Span[]): number => {
  for (const days of windows) {
    const at = free.findIndex((local) => isWithin(days, local))
    if (at >= 0) return at
  }
  return -1
}

const weekOf = (day: Temporal.PlainDate): string => day.subtract({ days: day.dayOfWeek - 1 }).toString()
const count = (of: Map<string, number>, key: string) => of.set(key, (of.get(key) ?? 0) + 1)

/** Walls are held against each other alone: a year of hours against a year of posts. */
const atLocalTime = (local: string): number => Date.parse(`${local}Z`)
const isNear = (at: number, taken: readonly number[]): boolean =>
  taken.some((other) => Math.abs(at - other) < closestMs)
