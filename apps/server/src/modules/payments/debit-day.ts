import { localTimeOf } from '../../platform/local-time.ts'

/** Banks take about so many of their days for a debit. */
const usualBankDays = 5

/** Days of every year on which banks of Europe move no money (TARGET), beside weekends and Easter. */
const closedDays: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26'])

/** The day by which a debit that is sent at a moment is usually taken, as it is counted where the seller is. */
export function usualDebitDay(sentAt: Date): string {
  const day = new Date(`${localTimeOf(sentAt, 'Europe/Paris').slice(0, 10)}T12:00:00Z`)
  for (let left = usualBankDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (isBankDay(day)) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

function isBankDay(day: Date): boolean {
  if (day.getUTCDay() % 6 === 0 || closedDays.has(day.toISOString().slice(5, 10))) return false
  const sinceEaster = Math.round((day.getTime() - easter(day.getUTCFullYear()).getTime()) / 86_400_000)
  return sinceEaster !== -2 && sinceEaster !== 1
}

/** Easter Sunday of the Gregorian calendar, at noon (Meeus, Jones, Butcher). */
function easter(year: number): Date {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1, 12))
}
