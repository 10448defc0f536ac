import type { HoursFor } from '@postelier/copy'

interface Around {
  /** The hours a business is used to. */
  readonly times: readonly string[]
  /** Whether a local time is to come and far enough from other posts. */
  readonly isFree: (local: string) => boolean
}

/** Nobody reads a post before it. */
const firstHour = '06:00'
const stepMinutes = 15

/**
 * The local time of a slot, or the nearest one of its day at which a post is read in time: an hour that the business is used to
 * before any other. Null where the day has none.
 */
export function hourWithin(slot: string, hours: HoursFor | null, { times, isFree }: Around): string | null {
  const [day = '', wanted = ''] = slot.split('T')
  const isIn = (time: string) => hours === null || (time >= hours.earliest && time <= hours.latest)
  const nearest = (some: readonly string[]) =>
    some
      .filter((time) => isIn(time) && isFree(`${day}T${time}`))
      .toSorted((one, other) => away(one, wanted) - away(other, wanted) || one.localeCompare(other))[0]
  const usual = nearest([wanted, ...times])
  const found = usual ?? (hours === null ? undefined : nearest(everyHour(hours)))
  return found === undefined ? null : `${day}T${found}`
}

const everyHour = ({ earliest, latest }: HoursFor): string[] => {
  const first = minutesOf(earliest < firstHour ? firstHour : earliest)
  const steps = Math.floor((minutesOf(latest) - first) / stepMinutes)
  const stepped = Array.from({ length: Math.max(0, steps + 1) }, (_, nth) => first + nth * stepMinutes)
  return [...stepped.map(timeOf), ...(latest < firstHour ? [] : [latest])]
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const away = (one: string, other: string): number => Math.abs(minutesOf(one) - minutesOf(other))
