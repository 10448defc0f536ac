// Which days a calendar shows, and where it leads: local days of the business, `2026-11-23`, without hours or zones.
import { instantsAt } from '#shared/lib/local-time.ts'

export const calendarViews = ['month', 'week', 'day'] as const
export type CalendarView = (typeof calendarViews)[number]

export interface Period {
  readonly view: CalendarView
  /** The day it was asked for: another view begins there. */
  readonly day: string
  /** Whole weeks in a month's view. */
  readonly days: readonly string[]
  /** The month that is read, `2026-11`: days of others stand beside it. */
  readonly month: string
  readonly before: string
  readonly after: string
}

const dayMs = 86_400_000
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

export const addDays = (day: string, days: number): string =>
  new Date(noonOf(day) + days * dayMs).toISOString().slice(0, 10)

/** Monday is 1. */
export const weekdayOf = (day: string): number => new Date(noonOf(day)).getUTCDay() || 7

const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))
const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at))

/** The same day of another month, or its last where it has no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return `${first.toISOString().slice(0, 8)}${String(Math.min(date, last)).padStart(2, '0')}`
}

export function periodOf(view: CalendarView, day: string): Period {
  const month = day.slice(0, 7)
  if (view === 'day')
    return { view, day, month, days: [day], before: addDays(day, -1), after: addDays(day, 1) }
  if (view === 'week')
    return {
      view,
      day,
      month,
      days: daysFrom(mondayOf(day), 7),
      before: addDays(day, -7),
      after: addDays(day, 7),
    }
  const first = mondayOf(`${month}-01`)
  const weeks = Math.ceil((noonOf(addMonths(`${month}-01`, 1)) - noonOf(first)) / dayMs / 7)
  return {
    view,
    day,
    month,
    days: daysFrom(first, weeks * 7),
    before: addMonths(day, -1),
    after: addMonths(day, 1),
  }
}

/** From the first moment of its first day to the first after its last; where the clocks leap over midnight, the next hour. */
export function momentsOf(
  { days }: Period,
  zone: string,
): { readonly from: string; readonly before: string } {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return { from: beginOf(first, zone), before: beginOf(addDays(last, 1), zone) }
}

function beginOf(day: string, zone: string): string {
  const [at] = [...instantsAt(`${day}T00:00`, zone), ...instantsAt(`${day}T01:00`, zone)]
  return (at ?? new Date(`${day}T00:00:00Z`)).toISOString()
}

/** What an address says, as far as it is a day. */
export const readDay = (text: string | undefined): string | null => {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const at = noonOf(text)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? null : text
}
