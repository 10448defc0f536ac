import { readFileSync } from 'node:fs'
import type { MarketingObjective, Thematic } from '@postelier/contract'
import { readRule } from './day-rule.ts'
import { addDays, type DayRule } from './plain-days.ts'

export interface DayWords {
  readonly title: string
  /** Whole sentences, the first of which can stand alone. */
  readonly says: readonly string[]
}

/** A key date that ships with the platform; its text file is edited by hand. */
export interface KeyDay {
  /** Never changes and is never given again: what was made of it refers to it. */
  readonly key: string
  readonly on: DayRule
  /** How many days it lasts. */
  readonly lasts: number
  /** Sectors it is for; none where it is for everybody. A sector stands for those below it too. */
  readonly sectors: readonly number[]
  readonly objective: MarketingObjective
  readonly theme: Thematic
  readonly words: Readonly<Record<'fr' | 'en', DayWords>>
}

/** A key day in one year. */
export interface Occurrence {
  readonly day: KeyDay
  readonly year: number
  readonly date: string
  /** Its last day; the same where it is but one. */
  readonly until: string
}

/** One line a day: key, rule, sectors, objective, theme, then title and sentences in French and in English. */
export const keyDays: readonly KeyDay[] = readFileSync(new URL('./shipped-days.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [key = '', when = '', sectors = '', objective, theme, ...words] = line.split('|')
    const [rule = '', lasts = '1'] = when.split(' for ')
    const [frTitle = '', frSays = '', enTitle = '', enSays = ''] = words
    return {
      key,
      on: readRule(rule),
      lasts: Number(lasts),
      sectors: sectors === '*' ? [] : sectors.split(',').map(Number),
      objective: objective as MarketingObjective,
      theme: theme as Thematic,
      words: {
        fr: { title: frTitle, says: frSays.split(' ~ ') },
        en: { title: enTitle, says: enSays.split(' ~ ') },
      },
    }
  })

const byKey = new Map(keyDays.map((day) => [day.key, day]))

export const keyDayOf = (key: string): KeyDay | undefined => byKey.get(key)

export function occurrenceOf(day: KeyDay, year: number): Occurrence {
  const date = day.on(year)
  return { day, year, date, until: addDays(date, day.lasts - 1) }
}

/** All of a year by date, worked out once: no account changes them. */
const years = new Map<number, readonly Occurrence[]>()
const kept = 20

export function occurrencesIn(year: number): readonly Occurrence[] {
  const known = years.get(year)
  if (known) return known
  const found = keyDays
    .map((day) => occurrenceOf(day, year))
    .sort((one, other) => one.date.localeCompare(other.date) || one.day.key.localeCompare(other.day.key))
  if (years.size >= kept) years.clear()
  years.set(year, found)
  return found
}

/** Those that touch a stretch of days, both ends included. */
export function occurrencesBetween(from: string, to: string): Occurrence[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  // What began at the end of a year may last into the next.
  return Array.from({ length: last - first + 2 }, (_, nth) => first - 1 + nth)
    .flatMap((year) => occurrencesIn(year))
    .filter(({ date, until }) => date <= to && until >= from)
}
