// Which of a business's hours bring most, by what its own posts brought. Too few posts, or none near an hour, say nothing.
import { Temporal } from 'temporal-polyfill'
import { minutes } from '../../../platform/clock.ts'

export interface Measured {
  /** One post is measured on each of its networks. */
  readonly post: number
  /** When it went out, in the business's local time. */
  readonly local: string
  readonly network: string
  readonly rate: number
}

export interface BestHours {
  /** How many posts stand behind it. */
  readonly posts: number
  /** By ISO weekday: the hours, the best first. */
  readonly on: ReadonlyMap<number, readonly string[]>
}

export const fewestMeasured = 12
/** A post tells of an hour it went out near. */
const nearMs = minutes(90)
/** So many usual posts stand in each slot from the beginning: one lucky post makes no best hour. */
const usualPosts = 3

export function bestHours(
  posts: readonly Measured[],
  { weekdays, times }: { readonly weekdays: readonly number[]; readonly times: readonly string[] },
): BestHours | null {
  // Networks count in measures of their own: a post is held against what is usual there.
  const usual = meansBy(posts)
  const told = posts.flatMap(({ post, local, network, rate }) => {
    const time = nearest(local.slice(11, 16), times)
    const mean = usual.get(network) ?? 0
    if (time === undefined || mean === 0) return []
    return [{ post, day: Temporal.PlainDate.from(local.slice(0, 10)).dayOfWeek, time, worth: rate / mean }]
  })
  if (told.length < fewestMeasured) return null
  const worthOf = (day: number, time: string) => {
    const there = told.filter((one) => one.day === day && one.time === time)
    return there.reduce((sum, { worth }) => sum + worth, usualPosts) / (there.length + usualPosts)
  }
  const on = weekdays.map(
    (day) =>
      [day, times.toSorted((a, b) => worthOf(day, b) - worthOf(day, a) || a.localeCompare(b))] as const,
  )
  return { posts: new Set(told.map(({ post }) => post)).size, on: new Map(on) }
}

function meansBy(posts: readonly Measured[]): ReadonlyMap<string, number> {
  const rates = Map.groupBy(posts, ({ network }) => network)
  return new Map(
    [...rates].map(([network, some]) => [
      network,
      some.reduce((sum, { rate }) => sum + rate, 0) / some.length,
    ]),
  )
}

const onClock = (time: string): number => Date.parse(`1970-01-01T${time}Z`)

const nearest = (time: string, times: readonly string[]): string | undefined =>
  times
    .map((one) => ({ one, away: Math.abs(onClock(one) - onClock(time)) }))
    .filter(({ away }) => away <= nearMs)
    .toSorted((a, b) => a.away - b.away)[0]?.one
