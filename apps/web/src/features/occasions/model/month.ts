// Months and days without an hour, as `2026-11` and `2026-11-23`: the calendar is the same in every zone.

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const iso = (at: Date) => at.toISOString().slice(0, 10)

export function addDays(day: string, days: number): string {
  const at = utc(day)
  at.setUTCDate(at.getUTCDate() + days)
  return iso(at)
}

/** What an address says, if it is a month the calendar has; else the one of the day given. */
export function monthIn(words: string | undefined, today: string): string {
  const [year = 0, month = 0] = (words ?? '').split('-').map(Number)
  const isMonth =
    /^\d{4}-\d{2}$/.test(words ?? '') && year >= 2001 && year <= 2099 && month >= 1 && month <= 12
  return isMonth && words ? words : today.slice(0, 7)
}

export function monthBeside(month: string, months: number): string {
  const at = utc(`${month}-01`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return iso(at).slice(0, 7)
}

/** Whole weeks, from Monday on, that a month touches. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const weekday = (utc(first).getUTCDay() + 6) % 7
  const begin = addDays(first, -weekday)
  const next = `${monthBeside(month, 1)}-01`
  const weeks: string[][] = []
  for (let day = begin; day < next; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, nth) => addDays(day, nth)))
  return weeks
}
