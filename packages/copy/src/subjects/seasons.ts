import type { Fact, Language } from '@postelier/contract'
import type { Days } from '../brief.ts'
import { addDays, monthNames, monthOf, yearOf } from '../grammar/dates.ts'
import { comparable } from '../words/comparable.ts'

const seasons: Readonly<Record<Language, readonly (readonly [words: string, months: readonly number[]])[]>> =
  {
    fr: [
      ['printemps', [3, 4, 5]],
      ['ete', [6, 7, 8]],
      ['automne', [9, 10, 11]],
      ['hiver', [12, 1, 2]],
      ['noel', [11, 12]],
      ['epiphanie', [1]],
      ['galette des rois', [12, 1]],
      ['paques', [3, 4]],
      ['rentree', [8, 9]],
      ['toussaint', [10, 11]],
      ['saint valentin', [1, 2]],
      ['avent', [11, 12]],
    ],
    en: [
      ['spring', [3, 4, 5]],
      ['summer', [6, 7, 8]],
      ['autumn', [9, 10, 11]],
      ['winter', [11, 12, 1, 2]],
      ['christmas', [11, 12]],
      ['easter', [3, 4]],
      ['halloween', [10]],
      ['valentine', [1, 2]],
      ['advent', [11, 12]],
    ],
    es: [
      ['primavera', [3, 4, 5]],
      ['verano', [6, 7, 8]],
      ['otono', [9, 10, 11]],
      ['invierno', [12, 1, 2]],
      ['navidad', [11, 12]],
      ['navidades', [11, 12]],
      ['semana santa', [3, 4]],
      ['reyes', [12, 1]],
      ['flor de pascua', [11, 12]],
    ],
    de: [
      ['fruhling', [3, 4, 5]],
      ['sommer', [6, 7, 8]],
      ['herbst', [9, 10, 11]],
      ['winter', [11, 12, 1, 2]],
      ['weihnachten', [11, 12]],
      ['advent', [11, 12]],
      ['ostern', [3, 4]],
      ['spargel', [4, 5, 6]],
    ],
  }

// A year makes a month a date of the past, not a time of year.
const kindsInSeason: ReadonlySet<Fact['kind']> = new Set([
  ...(['product', 'service', 'offer', 'advice', 'method'] as const),
])

/** “Chaque été, nous fermons en août” is no news in December. */
const shutsEveryYear =
  / (?:ferme(?:e|s|es|r|ture|tures)?|fermons|closed?|closing|closes|shuts?|geschlossen|schliesst|betriebsferien|cerrad[oa]s?|cerramos) /

/** The months a fact belongs to; none where it is of all the year. */
export const monthsOf = (fact: Fact): ReadonlySet<number> => {
  const text = wordsIn(fact)
  const isInHours = fact.kind === 'hours' && shutsEveryYear.test(text)
  if (!isInHours && !kindsInSeason.has(fact.kind)) return new Set()
  const named = seasons[fact.language].flatMap(([words, months]) =>
    text.includes(` ${words} `) ? months : [],
  )
  return new Set([...named, ...monthsNamed(text, fact.language)])
}

const wordsIn = ({ about, says }: Fact): string => ` ${comparable(`${about} . ${says.join(' . ')}`)} `

/** What is of Christmas is over on its eve, not with its month. */
const ofChristmas = / (?:noel|avent|christmas|advent|navidad|navidades|weihnachten) /

const longestSeason = 200

/** The days from one on that its season has: the ones it is in, or the next. Null where it is of all the year. */
export const seasonFrom = (fact: Fact, from: string): Days | null => {
  const months = monthsOf(fact)
  if (months.size === 0 || months.size === 12) return null
  const days = Array.from({ length: longestSeason }, (_, at) => addDays(from, at))
  const first = days.findIndex((day) => months.has(monthOf(day)))
  const begin = days[first]
  if (begin === undefined) return null
  const past = days.slice(first).find((day) => !months.has(monthOf(day)))
  const end = past === undefined ? (days.at(-1) ?? begin) : addDays(past, -1)
  const eve = `${yearOf(begin)}-12-24`
  return { from: begin, to: ofChristmas.test(wordsIn(fact)) && begin <= eve && eve < end ? eve : end }
}

const monthsNamed = (text: string, language: Language): number[] => {
  const names = monthNames[language].map(comparable)
  const found = names.flatMap((name, index) =>
    // “May” and “mars” are words too where no number or preposition stands by them.
    new RegExp(
      ` (?:en|de|d|a|au|in|im|from|to|until|till|bis|von|hasta|desde|jusqu en|fin|debut|mi) ${name} (?!\\d{4})`,
    ).test(text)
      ? [index + 1]
      : [],
  )
  const [first, last] = [found[0], found.at(-1)]
  const isRange = found.length === 2 && first !== undefined && last !== undefined
  return isRange ? between(orderedIn(text, names, first, last)) : found
}

/** “De novembre à février” runs over the year’s end. */
const orderedIn = (text: string, names: readonly string[], low: number, high: number): [number, number] =>
  text.indexOf(` ${names[low - 1]} `) <= text.indexOf(` ${names[high - 1]} `) ? [low, high] : [high, low]

const between = ([from, to]: [number, number]): number[] => {
  const count = ((to - from + 12) % 12) + 1
  return Array.from({ length: count }, (_, index) => ((from - 1 + index) % 12) + 1)
}

/** Whether a fact belongs to some day between two. */
export const isInSeason = (fact: Fact, from: string, to: string): boolean => {
  const months = monthsOf(fact)
  if (months.size === 0) return true
  for (let day = from; day <= to; day = addDays(day, 7)) if (months.has(monthOf(day))) return true
  return months.has(monthOf(to))
}
