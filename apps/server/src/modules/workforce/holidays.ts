// Holidays and absences: what may be asked for and what is left of a year. Pure; days are days of the agent's own calendar.
import { mostYearsAhead, type UserType } from '@postelier/contract'
import {
  type HolidayBalance,
  type HolidayStatus,
  type HolidayType,
  holidayTypes,
  mostHolidayDays,
} from '@postelier/contract/holidays'
import { Temporal } from 'temporal-polyfill'
import type { FieldFault } from '../../platform/errors.ts'
import type { WorkingSpan } from './weekly-schedule.ts'

const dayMs = 86_400_000

export interface HolidayRange {
  readonly type: HolidayType
  readonly begin: string
  readonly end: string
  readonly status: HolidayStatus
}

/** When somebody works, as far as their days are counted. */
export interface CountedWeek {
  readonly spans: readonly WorkingSpan[]
  readonly nonWorkingDays: readonly { readonly date: string }[]
}

/** Who is not employed here has absences, everybody else holidays. */
export const typesFor = (type: UserType): readonly HolidayType[] =>
  type === 'externalAgent' ? ['absence'] : holidayTypes.filter((one) => one !== 'absence')

/** The days between two, both included. */
export function daysOf(begin: string, end: string): string[] {
  // Counted in whole days of UTC, which has no clock that changes: a quote lays out those of hundreds of people.
  const last = Date.parse(`${end}T00:00:00Z`)
  const days: string[] = []
  for (
    let day = Date.parse(`${begin}T00:00:00Z`);
    day <= last && days.length <= mostHolidayDays;
    day += dayMs
  )
    days.push(new Date(day).toISOString().slice(0, 10))
  return days
}

/** Of some days those somebody would have worked. */
export function workingDaysOf({ spans, nonWorkingDays }: CountedWeek, begin: string, end: string): string[] {
  const weekdays = new Set(spans.map(({ weekday }) => weekday))
  const off = new Set(nonWorkingDays.map(({ date }) => date))
  return daysOf(begin, end).filter(
    (day) => weekdays.has(Temporal.PlainDate.from(day).dayOfWeek) && !off.has(day),
  )
}

/** Of some days those on which somebody does not work anyway. */
export function daysWithout(week: CountedWeek | undefined, days: readonly string[]): string[] {
  return days.filter((day) => !week || workingDaysOf(week, day, day).length === 0)
}

/** A year's paid days: what was granted, taken by a yes, asked for and left. A range over New Year counts in both. */
export function balanceIn(
  year: number,
  granted: number,
  week: CountedWeek,
  ranges: readonly HolidayRange[],
): HolidayBalance {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const count = (status: HolidayStatus) =>
    ranges
      .filter((range) => range.type === 'paidHolidays' && range.status === status)
      .filter(({ begin, end }) => begin <= last && end >= first)
      .map(({ begin, end }) => [begin < first ? first : begin, end > last ? last : end] as const)
      .reduce((sum, [begin, end]) => sum + workingDaysOf(week, begin, end).length, 0)
  const [taken, asked] = [count('accepted'), count('waiting')]
  return { year, granted, taken, asked, left: granted - taken - asked }
}

interface RequestedHoliday {
  readonly type: HolidayType
  readonly begin: string
  readonly end: string
}

interface Known {
  readonly userType: UserType
  readonly today: string
  readonly granted: number
  readonly week: CountedWeek
  /** Their own requests that wait or were accepted. */
  readonly ranges: readonly HolidayRange[]
}

/** What stands against a request, by field. */
export function faultsOfRequest(
  { type, begin, end }: RequestedHoliday,
  { userType, today, granted, week, ranges }: Known,
): Record<string, FieldFault> {
  if (!typesFor(userType).includes(type)) return { type: { key: 'notOffered' } }
  if (end < begin) return { end: { key: 'endBeforeStart' } }
  if (begin < today) return { begin: { key: 'inPast' } }
  if (Number(end.slice(0, 4)) > Number(today.slice(0, 4)) + mostYearsAhead)
    return { end: { key: 'tooFarAhead', years: mostYearsAhead } }
  if (daysOf(begin, end).length > mostHolidayDays)
    return { end: { key: 'tooFarApart', days: mostHolidayDays } }
  if (ranges.some((other) => other.status !== 'declined' && other.begin <= end && other.end >= begin))
    return { begin: { key: 'otherRequest' } }
  const days = workingDaysOf(week, begin, end)
  if (days.length === 0) return { end: { key: 'noWorkingDay' } }
  if (type !== 'paidHolidays') return {}
  const asked = { type, begin, end, status: 'waiting' } as const
  const years = new Set(days.map((day) => Number(day.slice(0, 4))))
  for (const year of years) {
    const { left } = balanceIn(year, granted, week, ranges)
    if (balanceIn(year, granted, week, [...ranges, asked]).left < 0)
      return { end: { key: 'notEnoughDays', days: Math.max(0, left) } }
  }
  return {}
}
