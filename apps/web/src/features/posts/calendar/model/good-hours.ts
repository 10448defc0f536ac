// Hours of a day at which a new post may go out.
import { weekdayOf } from '#features/posts/calendar/model/period.ts'

export type GoodHours = readonly {
  readonly weekday: number
  readonly times: readonly string[]
  readonly isMeasured: boolean
  readonly isPlanned: boolean
}[]

/** Now, in the business's zone. */
export interface Present {
  readonly today: string
  readonly nowMinute: number
}

/** When somebody looks who has no hours yet. */
export const usualHour = 9 * 60
/** Later in the evening nothing is offered for the same day. */
const latestHour = 22 * 60
const earliestHour = 7 * 60
/** Two posts of a business stand as far apart, as the next free slot has it too. */
const apartMinutes = 180
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The good hours of a day that are still to come; of a day whose hours are over, the next full one. */
export function goodHoursOn(day: string, hours: GoodHours, { today, nowMinute }: Present): number[] {
  if (day < today) return []
  const known = (hours.find(({ weekday }) => weekday === weekdayOf(day))?.times ?? []).map(minuteOf)
  const minutes = (known.length > 0 ? known : [usualHour]).toSorted((one, other) => one - other)
  const ahead = day === today ? minutes.filter((minute) => minute > nowMinute) : minutes
  if (ahead.length > 0) return ahead
  const next = (Math.floor(nowMinute / 60) + 1) * 60
  return next <= latestHour ? [next] : []
}

/** Why an hour is offered: what is out says that it brought most or is usual; else many post then, or it is only free. */
export type HourReason = 'best' | 'usual' | 'common' | 'free'

export function reasonFor(day: string, minute: number, hours: GoodHours): HourReason {
  const on = hours.find(({ weekday }) => weekday === weekdayOf(day))
  const at = on?.times.findIndex((time) => minuteOf(time) === minute) ?? -1
  if (!on || at < 0) return 'free'
  if (!on.isMeasured) return on.isPlanned ? 'common' : 'free'
  return at === 0 ? 'best' : 'usual'
}

/** For a post at the hour of another one: the nearest hour of its day that is free, a good one where there is any. */
export function hourBeside(
  minute: number,
  { good, taken, after }: { good: readonly number[]; taken: readonly number[]; after: number },
): number | null {
  const nearest = (hours: readonly number[]) =>
    hours.toSorted((one, other) => Math.abs(one - minute) - Math.abs(other - minute))[0]
  const isAhead = (hour: number) => hour > after
  const full = Array.from(
    { length: latestHour / 60 - earliestHour / 60 + 1 },
    (_, at) => earliestHour + at * 60,
  )
  const apart = full.filter((hour) => taken.every((other) => Math.abs(other - hour) >= 60))
  return nearest(freeHours(good, taken).filter(isAhead)) ?? nearest(apart.filter(isAhead)) ?? null
}

/** Those of them that no post stands near. */
export function freeHours(hours: readonly number[], taken: readonly number[]): number[] {
  const free: number[] = []
  for (const hour of hours)
    if ([...taken, ...free].every((other) => Math.abs(other - hour) >= apartMinutes)) free.push(hour)
  return free
}
