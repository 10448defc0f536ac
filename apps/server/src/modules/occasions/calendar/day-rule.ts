// How a day of the year is written down, and on which date it falls in any year. “05-08”, “last sun 05”, “3 thu 11”,
// “4 thu 11 +1”, “sun from 11-27”, “easter+39”, “season 1”, “day 256”, or the name of a rule of its own.
import { easterOf } from './easter.ts'
import { ownRules } from './own-rules.ts'
import { addDays, type DayRule, isoOf, lastOf, nthOf, onOrAfter, parisDay, weekdays } from './plain-days.ts'
import { type Season, seasonStart } from './seasons.ts'

const forms: readonly (readonly [RegExp, (found: readonly string[]) => DayRule])[] = [
  [
    /^(\d\d)-(\d\d)$/,
    ([, month, day]) =>
      (year) =>
        isoOf(year, Number(month), Number(day)),
  ],
  [
    /^last (\w{3}) (\d\d)$/,
    ([, word, month]) => {
      const weekday = weekdayOf(word)
      return (year) => lastOf(year, Number(month), weekday)
    },
  ],
  [
    /^([1-5]) (\w{3}) (\d\d)(?: \+(\d+))?$/,
    ([, nth, word, month, later = '0']) => {
      const weekday = weekdayOf(word)
      return (year) => addDays(nthOf(year, Number(month), weekday, Number(nth)), Number(later))
    },
  ],
  [
    /^(\w{3}) from (\d\d)-(\d\d)$/,
    ([, word, month, day]) => {
      const weekday = weekdayOf(word)
      return (year) => onOrAfter(isoOf(year, Number(month), Number(day)), weekday)
    },
  ],
  [
    /^easter([+-]\d+)$/,
    ([, days]) =>
      (year) =>
        addDays(easterDay(year), Number(days)),
  ],
  [
    /^season ([0-3])$/,
    ([, season]) =>
      (year) =>
        parisDay(seasonStart(year, Number(season) as Season)),
  ],
  [
    /^day (\d+)$/,
    ([, nth]) =>
      (year) =>
        addDays(isoOf(year, 1, 1), Number(nth) - 1),
  ],
]

export function readRule(words: string): DayRule {
  const own = ownRules[words]
  if (own) return own
  for (const [form, make] of forms) {
    const found = form.exec(words)
    if (found) return make(found)
  }
  throw new Error(`No rule is called “${words}”`)
}

const easterDay = (year: number) => {
  const { month, day } = easterOf(year)
  return isoOf(year, month, day)
}

function weekdayOf(word = ''): number {
  const at = weekdays.indexOf(word as (typeof weekdays)[number])
  if (at < 0) throw new Error(`“${word}” is no weekday`)
  return at
}
