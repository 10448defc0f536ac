// The row over a post that says what it is about: a name, with its day, its price or its end.
import type { Fact, Language } from '@postelier/contract'
import { barePrice } from '../grammar/bare-price.ts'
import { dayText, monthName, shortDayText, stretchOf, timeText } from '../grammar/dates.ts'
import { untilText } from '../grammar/until.ts'
import { dayOfIso, daysIn, isSaidBy } from '../truth/days.ts'
import { typeset } from '../typography/typeset.ts'
import { capitalised, uncapitalised } from '../words/comparable.ts'
import type { Material } from './material.ts'
import { namesThing } from './naming.ts'
import { holds } from './segment.ts'
import type { Speaking } from './speaking.ts'

export const joined = (head: string, rest: string, language: Language): string =>
  `${head}${language === 'fr' ? '\u{a0}: ' : ': '}${rest}`

/** The thing by its name, as it stands in a sentence; null where a page's heading is all there is. */
export const labelName = ({ noun, fact }: Material): string | null =>
  noun !== null && namesThing(fact, noun) ? noun.bare : null

type Voice = Pick<Speaking, 'language' | 'clock'>

/** “samedi 5 décembre, 14 h, en la tienda”: when and where, as far as the first sentence says neither. */
const whenOf = (
  fact: Fact,
  { all, first }: Told,
  { language, clock }: Voice,
): Pick<Key, 'when' | 'besides'> => {
  if (fact.kind !== 'event' || fact.date === null) return { when: null, besides: null }
  const stretch = stretchOf(fact)
  const isDayTold = tellsDay(first, fact)
  const hour = fact.time === null || stretch !== null ? null : timeText(fact.time, language, clock)
  const isHourTold = isDayTold && fact.time !== null && tellsHour(first, fact.time, language)
  const time = hour === null || isHourTold ? [] : [hour]
  const where = fact.where === '' || holds(all, fact.where) ? [] : [fact.where]
  if (!isDayTold)
    return { when: [stretch ?? dayText(fact.date, language), ...time, ...where].join(', '), besides: null }
  const besides = [...time, ...where].join(', ')
  return { when: null, besides: besides === '' ? null : besides }
}

const tellsHour = (text: string, time: string, language: Language): boolean =>
  (['twelve', 'twentyFour'] as const).some((clock) => holds(text, timeText(time, language, clock)))

/** What sentences say: all of them, and the first, which no network is too small for. */
export interface Told {
  readonly all: string
  readonly first: string
}
export const toldIn = (sentences: readonly { readonly text: string }[]): Told => ({
  all: sentences.map(({ text }) => text).join(' '),
  first: sentences[0]?.text ?? '',
})

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
  /** Hour and place, where a sentence says the day and not these. */
  readonly besides: string | null
  readonly until: string | null
  readonly price: string | null
}

/** What has a day, an end or a price of its own is told with it, unless its sentences tell it. */
export const keyOf = (fact: Fact, told: Told, voice: Voice): Key => ({
  ...whenOf(fact, told, voice),
  until: untilOf(fact, told.all),
  price: priceOf(fact),
})

export const hasKey = ({ when, until, price }: Key): boolean => (when ?? until ?? price) !== null

/** “Atelier levain : samedi 5 décembre, 14 h”, “Bûches, jusqu’au 24 décembre”, “Tourte de seigle : 6,40 €”. */
export const nameFirst = (name: string, { when, besides, until, price }: Key, language: Language): string => {
  const facts = [when, besides, price].filter((one) => one !== null).join(', ')
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
export const keyRow = ({ when, besides, until, price }: Key, language: Language): string | null => {
  const first = when ?? until ?? besides
  if (first !== null) return finished(price === null ? first : `${first}, ${price}`, language)
  return price === null ? null : finished(joined(prices[language], price, language), language)
}

const finished = (text: string, language: Language): string => typeset(capitalised(text), language)

/** Whether a text tells the day of what has one; of several days the last. */
export const tellsDay = (text: string, { kind, date, until, language }: Fact): boolean => {
  if (kind !== 'event' || date === null) return true
  const isLong = until !== null && until > date
  if (isLong && (holds(text, stretchOf({ date, until, language }) ?? '') || saysDay(text, until))) return true
  return holds(text, shortDayText(date, language)) || saysDay(text, date)
}

const saysDay = (text: string, date: string): boolean =>
  daysIn(text).some(({ day }) => day.month !== null && isSaidBy(day, dayOfIso(date)))
