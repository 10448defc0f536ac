// When drafted posts go out: on the days and at the hours a business chose, beside what is planned already, what is tied to a
// day in time for it. Walls and calendars only; whoever calls makes instants of them.
import { Temporal } from 'temporal-polyfill'

export interface Rhythm {
  readonly postsPerWeek: number
  /** ISO weekdays, Monday is 1. */
  readonly weekdays: readonly number[]
  /** Hours on the wall, as `09:00`. */
  readonly times: readonly string[]
}

export interface Wanted {
  readonly key: string
  /** ISO date it must be out by; null where any day will do. */
  readonly before: string | null
}

interface Span {
  /** ISO dates, both included. */
  readonly from: string
  readonly to: string
}

/** What is announced on its own day comes too late for most. */
const leadDays = 2
const closestMinutes = 180

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
  for (const wall of taken) count(used, weekOf(Temporal.PlainDate.from(wall.slice(0, 10))))
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    const week = weekOf(day)
    const place = days.indexOf(day.dayOfWeek)
    if (place >= 0) {
      // The hours take turns, so that not every Tuesday is at nine; a day gets a second post only where its week needs it.
      const aDay = Math.max(1, Math.ceil(rhythm.postsPerWeek / days.length))
      for (let nth = 0; nth < Math.min(aDay, times.length); nth++) {
        const wall = `${day}T${times[(day.dayOfYear + nth) % times.length]}`
        if ((used.get(week) ?? 0) >= rhythm.postsPerWeek) break
        if (isNear(wall, taken)) continue
        slots.push(wall)
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
  taken: readonly string[],
): ReadonlyMap<string, string> {
  const free = slotsOf(rhythm, span, taken)
  const placed = new Map<string, string>()
  const take = (key: string, at: number) => {
    const [wall] = at >= 0 ? free.splice(at, 1) : []
    if (wall) placed.set(key, wall)
  }
  // What has a day of its own chooses first, the soonest first.
  const tied = wanted.filter(({ before }) => before !== null)
  for (const { key, before } of tied.toSorted(byDay)) take(key, lastBefore(free, before ?? ''))
  for (const { key, before } of wanted) if (before === null) take(key, 0)
  return placed
}

const byDay = (a: Wanted, b: Wanted) => (a.before ?? '').localeCompare(b.before ?? '')

/** The last slot that leaves people time; where there is none, the last that is in time at all. */
function lastBefore(free: readonly string[], before: string): number {
  const early = Temporal.PlainDate.from(before).subtract({ days: leadDays }).toString()
  const inTime = free.findLastIndex((wall) => wall.slice(0, 10) <= early)
  return inTime >= 0 ? inTime : free.findLastIndex((wall) => wall.slice(0, 10) <= before)
}

const weekOf = (day: Temporal.PlainDate): string => day.subtract({ days: day.dayOfWeek - 1 }).toString()
const count = (of: Map<string, number>, key: string) => of.set(key, (of.get(key) ?? 0) + 1)

function isNear(wall: string, taken: readonly string[]): boolean {
  const at = Temporal.PlainDateTime.from(wall)
  return taken.some((other) => {
    const apart = at.since(Temporal.PlainDateTime.from(other)).total('minutes')
    return Math.abs(apart) < closestMinutes
  })
}
