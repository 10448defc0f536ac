// What a source speaks of, thing by thing: each with what is known of it, in whole sentences of the source.
import type { Fact, Language } from '@postelier/contract'
import { isOfSite } from '../crawl/same-site.ts'
import { draftFact, type FactDraft, factId, wholeGroups } from '../facts/fact-drafts.ts'
import { colon } from '../facts/section.ts'
import { wholeSentences } from '../facts/section-lines.ts'
import { languageOf } from '../language/languages.ts'
import { cut } from '../page/tree.ts'
import { daysBetween } from '../values/dates.ts'
import { lastDayOf } from '../values/last-day.ts'
import { relativeDay } from '../values/relative-days.ts'
import type { FeedItem } from './read-feed.ts'
import type { FeedProduct } from './read-product-feed.ts'

/** One item of a source, as it is known: what it says of itself may be nothing that stands alone. */
export interface SourceThing {
  /** The same item has the same key whenever it is read. */
  readonly key: string
  readonly name: string
  readonly text: string
  /** A page of the source's own site, or nothing. */
  readonly url: string
  readonly image: string
  readonly date: string | null
  readonly price: Fact['price']
  readonly facts: readonly Fact[]
}
export interface ThingsOf {
  /** Where the feed is. */
  readonly url: string
  readonly title: string
  readonly today: string
  /** Of whoever the feed is read for, where its words do not tell. */
  readonly language: Language
  readonly flag: (text: string) => void
}

/** News that came out so long ago are nobody's news. */
const oldestNewsDays = 800
const mostText = 2000

export function thingsOfFeed(items: readonly FeedItem[], of: ThingsOf): SourceThing[] {
  const language = languageOf(items.map(({ text, title }) => `${title} ${text}`).join(' '), of.language)
  const recent = items.filter(({ date }) => date === null || daysBetween(date, of.today) <= oldestNewsDays)
  return distinct(recent.map((item) => thingOfItem(item, language, of)))
}

function thingOfItem(item: FeedItem, language: Language, of: ThingsOf): SourceThing {
  const { title, text, date } = item
  const url = isOfSite(item.url, of.url) ? item.url : ''
  const source = { by: 'feed', url: url || of.url, title: cut(title || of.title, 300) } as const
  const facts = wholeGroups(
    [wholeSentences(text, { language, today: of.today, flag: of.flag, written: date })],
    language,
  ).map((says) =>
    draftFact('news', language, source, { says, date, url, until: endOf(says, language, date, of.today) }),
  )
  const key = keyOf(item.id || item.url || title || text)
  return {
    key,
    name: title || cut(text, 80),
    text,
    url,
    date,
    price: null,
    ...ofItem(item, facts),
  }
}

/** The last day that an item names; “next Saturday” is counted from the day it came out. */
function endOf(
  says: readonly string[],
  language: Language,
  date: string | null,
  today: string,
): string | null {
  const said = lastDayOf(says, { language, near: date ?? today, isMonthFirst: false })
  const relative = date ? says.flatMap((sentence) => relativeDay(sentence, language, date) ?? []) : []
  return [...(said ? [said] : []), ...relative].sort().at(-1) ?? null
}

export function thingsOfProducts(products: readonly FeedProduct[], of: ThingsOf): SourceThing[] {
  const words = products.slice(0, 100).map(({ name, description }) => `${name} ${description}`)
  const language = languageOf(words.join(' '), of.language)
  const there = products.filter(({ isSoldOut }) => !isSoldOut)
  return distinct(there.map((product) => thingOfProduct(product, language, of)))
}

function thingOfProduct(product: FeedProduct, language: Language, of: ThingsOf): SourceThing {
  const { name, description } = product
  const url = isOfSite(product.url, of.url) ? product.url : ''
  const price = product.price && {
    ...product.price,
    text: shownPrice(product.price, language),
    asOf: of.today,
  }
  const source = { by: 'feed', url: url || of.url, title: cut(of.title || name, 300) } as const
  const [says = []] = wholeGroups(
    [wholeSentences(description, { language, today: of.today, flag: of.flag })],
    language,
  )
  const priced = price ? [`${name}${colon(language)}${price.text}`] : []
  const image = product.image ? { image: product.image } : {}
  const facts = [says, priced]
    .filter((one) => one.length > 0)
    .slice(0, 1)
    .map((said) => draftFact('product', language, source, { about: name, says: said, price, url, ...image }))
  const key = keyOf(product.id || product.url || name)
  return { key, name, text: description, url, date: null, price, ...ofItem(product, facts) }
}

const ofMachines = /^(?:\d+(?:[.,]\d+)? ?[A-Z]{3}|[A-Z]{3} ?\d+(?:[.,]\d+)?)$/

/** “24.00 EUR” is how machines tell a price, and nobody else does: people read “24 €”. What a person wrote stays. */
function shownPrice(
  { text, cents, currency }: NonNullable<FeedProduct['price']>,
  language: Language,
): string {
  if (!ofMachines.test(text)) return text
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    style: 'currency',
    currency,
    minimumFractionDigits,
  })
    .format(cents / 100)
    .replaceAll(/\s/g, '\u00a0')
}

const ofItem = ({ image }: { readonly image: string }, facts: readonly FactDraft[]) => ({
  image,
  facts: facts.map((fact) => ({ ...fact, id: factId(fact) })),
})

const keyOf = (words: string) => cut(words.trim().toLowerCase(), 200)

/** Whoever names two things alike meant one. */
function distinct(things: readonly SourceThing[]): SourceThing[] {
  const byKey = new Map<string, SourceThing>()
  for (const thing of things)
    if (!byKey.has(thing.key)) byKey.set(thing.key, { ...thing, text: cut(thing.text, mostText) })
  return [...byKey.values()]
}
