// The row over a post that says what it is about: a name, with its day, its price or its end.
import type { Fact, Language } from '@postelier/contract'
import { barePrice } from '../grammar/bare-price.ts'
import { dayText, monthName, shortDayText, stretchOf, timeText } from '../grammar/dates.ts'
import { untilText } from '../grammar/until.ts'
import { typeset } from '../typography/typeset.ts'
import { capitalised, uncapitalised } from '../words/comparable.ts'
import type { Material } from './material.ts'
import { isHeading } from './naming.ts'
import { holds } from './segment.ts'
import type { Speaking } from './speaking.ts'

export const joined = (head: string, rest: string, language: Language): string =>
  `${head}${language === 'fr' ? '\u{a0}: ' : ': '}${rest}`

/** The thing by its name, as it stands in a sentence; null where a page's heading is all there is. */
export const labelName = ({ noun, fact }: Material): string | null =>
  noun === null || isHeading(fact) ? null : noun.bare

type Voice = Pick<Speaking, 'language' | 'clock'>

/** “samedi 5 décembre, 14 h, en la tienda, 45 €”: when, where and for how much, as far as no sentence says so. */
const whenOf = (fact: Fact, told: string, { language, clock }: Voice): string | null => {
  if (fact.kind !== 'event' || fact.date === null) return null
  const stretch = stretchOf(fact)
  const time = fact.time === null ? [] : [timeText(fact.time, language, clock)]
  const day = stretch === null ? [dayText(fact.date, language), ...time] : [stretch]
  const where = fact.where === '' || holds(told, fact.where) ? [] : [fact.where]
  return [...day, ...where].join(', ')
}

/** Until when, where no sentence says it. */
const untilOf = (fact: Fact, told: string): string | null =>
  fact.kind === 'offer' && fact.until !== null && !holds(told, monthName(fact.until, fact.language))
    ? untilText(fact, fact.until)
    : null

const priced: ReadonlySet<Fact['kind']> = new Set(['product', 'service', 'offer', 'event'] as const)

const priceOf = (fact: Fact): string | null => {
  const price = priced.has(fact.kind) ? barePrice(fact) : null
  return price === null ? null : uncapitalised(price)
}

export interface Key {
  readonly when: string | null
  readonly until: string | null
  readonly price: string | null
}

/** What has a day, an end or a price of its own is told with it, unless its sentences tell it. */
export const keyOf = (fact: Fact, told: string, voice: Voice): Key => ({
  when: whenOf(fact, told, voice),
  until: untilOf(fact, told),
  price: priceOf(fact),
})

export const hasKey = ({ when, until, price }: Key): boolean => (when ?? until ?? price) !== null

/** “Atelier levain : samedi 5 décembre, 14 h”, “Bûches, jusqu’au 24 décembre”, “Tourte de seigle : 6,40 €”. */
export const nameFirst = (name: string, { when, until, price }: Key, language: Language): string => {
  const facts = [when, price].filter((one) => one !== null).join(', ')
  const head = facts === '' ? name : joined(name, facts, language)
  return finished(until === null ? head : `${head}, ${until}`, language)
}

/** “Samedi 5 décembre, 14 h : atelier levain”, “Jusqu’au 24 décembre : bûches”. Null of what has neither day nor end. */
export const keyFirst = (name: string | null, { when, until, price }: Key, language: Language) => {
  const first = when ?? until
  if (first === null) return null
  const rest = [name, price].filter((one) => one !== null).join(', ')
  return finished(rest === '' ? first : joined(first, rest, language), language)
}

const prices: Readonly<Record<Language, string>> = { fr: 'Prix', en: 'Price', es: 'Precio', de: 'Preis' }

/** Behind sentences that name the thing: only what they leave out. */
export const keyRow = ({ when, until, price }: Key, language: Language): string | null => {
  const first = when ?? until
  if (first !== null) return finished(price === null ? first : `${first}, ${price}`, language)
  return price === null ? null : finished(joined(prices[language], price, language), language)
}

const finished = (text: string, language: Language): string => typeset(capitalised(text), language)

/** Whether a text tells the day of what has one. */
export const tellsDay = (text: string, { kind, date, until, language }: Fact): boolean =>
  kind !== 'event' ||
  date === null ||
  holds(text, shortDayText(date, language)) ||
  (until !== null && until > date && holds(text, stretchOf({ date, until, language }) ?? ''))
