import type { Fact } from '@postelier/contract'
import { addDays } from '../grammar/dates.ts'
import { type Day, dayOfIso, daysIn } from './days.ts'
import { dealsIn } from './deals.ts'
import {
  hourForm,
  minutesOf,
  numberForm,
  priceForm,
  priceKey,
  pricesOf,
  shareForm,
  valuesOf,
} from './numbers.ts'
import { readNumbers } from './read-numbers.ts'
import { matterOf, type Thing } from './things.ts'
import { countsIn } from './units.ts'

/** All that stands in the sources, taken apart once and held against many texts. */
export interface Known {
  /** What costs how much, and of what there is which share. */
  readonly things: readonly Thing[]
  readonly minutes: ReadonlySet<number>
  readonly days: readonly Day[]
  readonly numbers: ReadonlySet<string>
  /** Those that count something, with what: “20 year”. */
  readonly counts: ReadonlySet<string>
  /** Long ones without what parts them: telephone numbers are parted by everybody in their own way. */
  readonly long: string
  readonly words: string
}

export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')

const anyNumber = new RegExp(numberForm, 'g')
const mostDaysBetween = 10

/** Of a business: its facts, and what else it certainly says of itself, its name among them. */
export function knownOf(facts: readonly Fact[], also: readonly string[] = []): Known {
  const materials = facts.map(materialOf)
  const written = [...materials, ...also].join(' \u2022 ')
  const { text } = readNumbers(written, true)
  const minutes = new Set([...text.matchAll(hourForm)].map(({ groups }) => minutesOf(groups ?? {})))
  for (const { time } of facts) if (time) minutes.add(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  const days = [...daysIn(text).map(({ day }) => day), ...facts.flatMap(daysOf)]
  return {
    things: [
      ...facts.map((fact, at) => thingOf(materials[at] ?? '', fact)),
      ...also.map((said) => ({ ...thingOf(said), named: new Set<string>() })),
    ],
    minutes,
    days,
    numbers: new Set([
      ...[...text.matchAll(anyNumber)].flatMap(([number]) => valuesOf(number)),
      ...days.flatMap(({ day, year }) => [String(day), ...(year === null ? [] : [String(year)])]),
      // “14 heures” and “2 o’clock” say the hour without its form.
      ...[...minutes].flatMap((at) => [String(Math.floor(at / 60)), String(Math.floor(at / 60) % 12 || 12)]),
    ]),
    counts: new Set(countsIn(text)),
    long: text.replaceAll(/(?<=\d)[\s\u00a0\u202f.\-/()]+(?=\d)/g, ''),
    words: plainWords(written),
  }
}

function thingOf(material: string, fact?: Fact): Thing {
  const { text } = readNumbers(material, true)
  const shares = [...text.matchAll(shareForm)].flatMap(({ groups }) => valuesOf(groups?.share ?? ''))
  const prices = [
    ...[...text.matchAll(priceForm)].flatMap(({ groups }) => pricesOf(groups ?? {})),
    ...(fact?.price ? [priceKey(fact.price.cents, fact.price.currency)] : []),
  ]
  const deals: string[] = dealsIn(text)
  if (prices.some((price) => price.endsWith(' 0'))) deals.push('free')
  if (shares.includes('50')) deals.push('half')
  const words = matterOf(material)
  const isPriced = prices.length + shares.length + deals.length > 0
  const about = matterOf(fact?.about ?? '')
  return {
    prices: new Set([...prices, ...deals]),
    shares: new Set([...shares, ...(deals.includes('half') ? ['50'] : [])]),
    named: about.size > 0 || !isPriced ? about : words,
    words,
  }
}

/** Its first day and its last, and of a short time each day between them: of a long one, any day would be known. */
function daysOf({ date, until }: Fact): Day[] {
  const [first, last] = [date ?? until, until ?? date]
  if (!first || !last) return []
  const count = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)
  const between = count > mostDaysBetween ? [] : Array.from({ length: Math.max(0, count) }, (_, nth) => nth)
  const days = [first, ...between.map((nth) => addDays(first, nth)), last]
  return days.map(dayOfIso)
}

export const materialOf = ({ about, says, question, price, where }: Fact): string =>
  [about, ...says, question, price?.text ?? '', where].join(' \u2022 ')
