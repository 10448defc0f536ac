// Days and hours in which somebody can be expected to answer: Monday to Friday, nine to five, where the business is. Pure.
import { Temporal } from 'temporal-polyfill'

const opensAt = Temporal.PlainTime.from('09:00')
const hoursADay = 8

const isWorkingDay = (day: Temporal.PlainDate) => day.dayOfWeek <= 5

const zoned = (at: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

/** The same hour so many working days later; asked on a weekend, the days count from Monday on. */
export function laterByWorkingDays(from: Date, count: number, zone: string): Date {
  let at = zoned(from, zone)
  for (let left = count; left > 0; ) {
    at = at.add({ days: 1 })
    if (isWorkingDay(at.toPlainDate())) left--
  }
  return new Date(at.epochMilliseconds)
}

/** The instant by which so many working hours have passed. */
export function laterByWorkingHours(from: Date, count: number, zone: string): Date {
  let at = zoned(from, zone)
  let leftMs = count * 3_600_000
  for (;;) {
    const day = at.toPlainDate()
    const opens = day.toZonedDateTime({ timeZone: zone, plainTime: opensAt })
    const closes = opens.add({ hours: hoursADay })
    if (isWorkingDay(day)) {
      if (Temporal.ZonedDateTime.compare(at, opens) < 0) at = opens
      const roomMs = closes.epochMilliseconds - at.epochMilliseconds
      if (roomMs >= leftMs && leftMs >= 0) return new Date(at.epochMilliseconds + leftMs)
      leftMs -= Math.max(0, roomMs)
    }
    at = day.add({ days: 1 }).toZonedDateTime({ timeZone: zone, plainTime: opensAt })
  }
}
