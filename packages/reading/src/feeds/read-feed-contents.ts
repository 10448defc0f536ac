// All that is to be known of a feed, from its bytes: whoever reads it apart sends one thing in and takes one thing out.
import { cut } from '../page/tree.ts'
import { type SourceThing, type ThingsOf, thingsOfFeed, thingsOfProducts } from './feed-things.ts'
import { type FeedFault, readFeed } from './read-feed.ts'
import { type ProductMapping, type ProductSample, readProductFeed } from './read-product-feed.ts'

export interface FeedInput extends Pick<ThingsOf, 'today' | 'language'> {
  /** Where it was in the end, and what its server calls it. */
  readonly url: string
  readonly type: string
  readonly isOfProducts: boolean
  readonly mapping: ProductMapping | null
  /** Of a price that is a bare number; euros where nothing is said. */
  readonly currency?: string
}
export interface FeedContents {
  readonly title: string
  /** How many items there are, matched or not. */
  readonly count: number
  readonly things: readonly SourceThing[]
  /** Words that speak to machines; never a fact. */
  readonly flags: readonly string[]
  readonly products: {
    readonly names: readonly string[]
    readonly samples: readonly ProductSample[]
    readonly mapping: ProductMapping
    readonly isGoogle: boolean
  } | null
}
export type FeedReading = { readonly feed: FeedContents } | { readonly fault: FeedFault }

const mostFlags = 20
const longestFlag = 300

export function readFeedContents(body: Uint8Array, input: FeedInput): FeedReading {
  const { url, today, language, type } = input
  const flags = new Set<string>()
  const flag = (text: string) => void flags.add(text)
  const told = () => [...flags].slice(0, mostFlags).map((text) => cut(text, longestFlag))
  if (input.isOfProducts) {
    const feed = readProductFeed(body, {
      mapping: input.mapping ?? undefined,
      today,
      ...(input.currency ? { currency: input.currency } : {}),
    })
    if (!feed.ok) return { fault: feed.fault }
    for (const text of feed.flags) flag(text)
    const things = thingsOfProducts(feed.products, { url, today, language, flag, title: '' })
    const { names, samples, mapping, isGoogle, count } = feed
    return {
      feed: { title: '', count, things, flags: told(), products: { names, samples, mapping, isGoogle } },
    }
  }
  const feed = readFeed(body, type)
  if (!feed.ok) return { fault: feed.fault }
  for (const text of feed.flags) flag(text)
  const things = thingsOfFeed(feed.items, { url, today, language, flag, title: feed.title })
  return { feed: { title: feed.title, count: things.length, things, flags: told(), products: null } }
}
