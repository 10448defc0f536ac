// Days whose rule is of no common form; each with where it stands.
import { easterOf } from './easter.ts'
import { addDays, type DayRule, isoOf, lastOf, nthOf, onOrAfter, parisDay } from './plain-days.ts'
import { seasonStart } from './seasons.ts'

const [sunday, wednesday, friday] = [0, 3, 5]

const fromEaster = (year: number, days: number): string => {
  const { month, day } = easterOf(year)
  return addDays(isoOf(year, month, day), days)
}

/** Code de l’action sociale et des familles, art. D215-1: the last Sunday of May, but the first of June where that is Pentecost. */
const mothersDay: DayRule = (year) => {
  const last = lastOf(year, 5, sunday)
  return last === fromEaster(year, 49) ? nthOf(year, 6, sunday, 1) : last
}

/** Code de commerce, art. D310-15-2: the second Wednesday of January, or the first where the second comes after the 12th. */
const winterSales: DayRule = (year) => {
  const second = nthOf(year, 1, wednesday, 2)
  return second > isoOf(year, 1, 12) ? addDays(second, -7) : second
}

/** The same article: the last Wednesday of June, or the one before where the last comes after the 28th. */
const summerSales: DayRule = (year) => {
  const last = lastOf(year, 6, wednesday)
  return last > isoOf(year, 6, 28) ? addDays(last, -7) : last
}

/**
 * Its organisers hold it on the last Friday of May, a week earlier in the long weekend of Ascension and a week later in that of
 * Pentecost; they say so each year, so that a year may still be otherwise.
 */
const neighboursDay: DayRule = (year) => {
  const last = lastOf(year, 5, friday)
  if (last === fromEaster(year, 40)) return addDays(last, -7)
  return last === fromEaster(year, 47) ? addDays(last, 7) : last
}

/** World Sleep Society: the Friday before the March equinox. */
const sleepDay: DayRule = (year) => addDays(onOrAfter(parisDay(seasonStart(year, 0)), friday), -7)

export const ownRules: Readonly<Record<string, DayRule>> = {
  mothersDay,
  winterSales,
  summerSales,
  neighboursDay,
  sleepDay,
}
