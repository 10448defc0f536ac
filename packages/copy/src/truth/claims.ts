// What a text claims that no source says: prices, shares, days, hours, figures and superlatives. It marks; a person decides.
import type { ClaimKind, Fact } from '@postelier/contract'
import { type Day, daysIn, isSaidBy, nextDays } from './days.ts'
import { deals } from './deals.ts'
import { type Known, knownOf, plainWords } from './known.ts'
import { hourForm, minutesOf, numberForm, priceForm, pricesOf, shareForm, valuesOf } from './numbers.ts'
import { readNumbers } from './read-numbers.ts'
import { superlatives, withoutArticle } from './superlatives.ts'
import { isOfWhatIsSaid, sentenceAround, type Thing } from './things.ts'
import { unitAfter } from './units.ts'

export interface Claim {
  readonly kind: ClaimKind
  readonly text: string
  /** Where it stands, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

export const claimsBeyond = (text: string, facts: readonly Fact[]): Claim[] => claimsIn(text, knownOf(facts))

/** Nobody types more; whoever pastes a book is told of its beginning. */
const longestRead = 12_000

/** Says nothing of the business: addresses, names of others, tags, numbers of a list, a digit in a frame. */
const silent = [
  /https?:\/\/\S+|(?<![\p{L}\d])www\.\S+/giu,
  /[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{2,64}/gu,
  /[#@][\p{L}\d_]+/gu,
  /\d\u{FE0F}?\u{20E3}/gu,
  /(?<=^|\n)[ \t]*\d{1,2}[.)/](?=[\s\u00a0\u202f])/gu,
  // Part of a name: “CO2”, “A4”.
  /(?<![\p{L}\d])(?!h\d|eur|chf|usd|gbp)\p{L}{1,12}\d{1,4}(?!\d)/giu,
]

/** Many of something, without a number. */
const manyForm =
  /(?<!\p{L})(?:(?:des|plusieurs|quelques)\s+(?:dizaines|centaines|milliers|millions)|(?:cientos|miles|millones)\s+de|hundreds|thousands|millions|hunderte[nr]?|tausende[nr]?)(?!\p{L})(?!\s+(?:de\s+)?(?:mercis|fois|thanks|gracias|times))/giu

export function claimsIn(full: string, known: Known, thisYear?: number): Claim[] {
  const written = full.slice(0, longestRead)
  const read = readNumbers(written)
  let { text } = read
  const claims: Claim[] = []
  const blank = (start: number, end: number) => {
    text = text.slice(0, start) + '\u0000'.repeat(end - start) + text.slice(end)
  }
  for (const form of silent)
    for (const { index, 0: found } of text.matchAll(form)) blank(index, index + found.length)
  const claim = (kind: ClaimKind, start: number, end: number) => {
    const [from, to] = [read.startOf(start), read.endOf(end)]
    claims.push({ kind, text: written.slice(from, to).trim(), start: from, end: to })
  }
  /** Each is looked at once: the digits of a price are no figure besides. */
  const look = (kind: ClaimKind, form: RegExp, isKnown: (match: RegExpExecArray) => boolean) => {
    for (const match of [...text.matchAll(form)]) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (!isKnown(match)) claim(kind, start, end)
      blank(start, end)
    }
  }
  const isOf = (match: RegExpExecArray, has: (thing: Thing) => boolean) =>
    isOfWhatIsSaid(known.things, has, sentenceAround(read.text, match.index, match.index + match[0].length))
  const proud = superlatives.flatMap((form) =>
    [...text.matchAll(form)].map(({ index, 0: found }) => ({ start: index, end: index + found.length })),
  )
  look('price', priceForm, (match) => {
    const prices = pricesOf(match.groups ?? {})
    return isOf(match, (thing) => prices.some((price) => thing.prices.has(price)))
  })
  look('percentage', shareForm, (match) => {
    const values = valuesOf(match.groups?.share ?? '')
    return isOf(match, (thing) => values.some((share) => thing.shares.has(share)))
  })
  for (const { deal, form } of deals)
    look('price', form, (match) => isOf(match, (thing) => thing.prices.has(deal)))
  look('hour', hourForm, ({ groups }) => isHour(minutesOf(groups ?? {}), groups, known))
  for (const { day, start, end } of daysIn(text)) {
    if (!isDay(day, known)) claim('date', start, end)
    blank(start, end)
  }
  look('date', nextDays.form, (match) => isSaid(match[0], known) || nextDays.isKnown(match[0], known.days))
  look(
    'figure',
    new RegExp(`(?:\\d{2,4}[ .\\-/\\u00a0\\u202f]){2,6}\\d{2,4}(?!\\d)|${numberForm}`, 'g'),
    ({ 0: found, index, input }) => isFigure(found, known, thisYear, unitAfter(input, index + found.length)),
  )
  look('figure', manyForm, ({ 0: found }) => isSaid(found, known))
  for (const { start, end } of proud)
    if (!isSaid(written.slice(read.startOf(start), read.endOf(end)), known)) claim('superlative', start, end)
  claims.sort((one, other) => one.start - other.start || other.end - one.end)
  let until = 0
  return claims.filter(({ start, end }) => {
    const isBehind = start >= until
    until = Math.max(until, end)
    return isBehind
  })
}

/** Some source has these words, behind whatever article. */
const isSaid = (words: string, known: Known): boolean =>
  known.words.includes(withoutArticle(plainWords(words)))

/** An hour of the day; without its half, of either. */
const isHour = (at: number, groups: RegExpExecArray['groups'], { minutes }: Known): boolean =>
  minutes.has(at) ||
  (at === 0 && minutes.has(1440)) ||
  (groups?.half === undefined &&
    groups?.clockHalf === undefined &&
    at > 0 &&
    at < 720 &&
    minutes.has(at + 720))

const isDay = (said: Day, { days }: Known): boolean => days.some((day) => isSaidBy(said, day))

function isFigure(
  found: string,
  { numbers, counts, long }: Known,
  thisYear: number | undefined,
  unit: string | null,
): boolean {
  const digits = found.replaceAll(/\D/g, '')
  // Everybody knows which year it is.
  if (thisYear !== undefined && (digits === String(thisYear) || digits === String(thisYear + 1))) return true
  if (digits.length >= 8 && long.includes(digits)) return true
  return valuesOf(found).some((value) =>
    unit === null ? numbers.has(value) : counts.has(`${value} ${unit}`),
  )
}
