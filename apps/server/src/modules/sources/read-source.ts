// What stands behind an address just now: the things a source speaks of, or why none are known. Nothing is written down yet.
import type { MappingOfProducts, SourceFailure, SourceFlag } from '@postelier/contract'
import { cut, type ProductSample, type SourceThing } from '@postelier/reading'
import { localTimeOf } from '../../platform/local-time.ts'
import { WebRefusal } from '../../platform/outside/web-refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Speaker, speakerOf } from '../brand/index.ts'
import { currencyOf } from '../planning/index.ts'

export interface SourceRead {
  readonly title: string
  /** How many items there are, matched or not. */
  readonly count: number
  readonly things: readonly SourceThing[]
  readonly flags: readonly SourceFlag[]
  readonly products: {
    readonly names: readonly string[]
    readonly samples: readonly ProductSample[]
    readonly mapping: MappingOfProducts
    readonly isGoogle: boolean
  } | null
}
export type SourceAnswer = { readonly read: SourceRead } | { readonly failure: SourceFailure }

interface Wanted {
  readonly accountId: number
  readonly kind: string
  readonly url: string
  readonly mapping: MappingOfProducts | null
}

/** All of a site's pages together. */
const siteLimitMs = 45_000
const mostFlags = 20

export async function readSource(
  platform: Platform,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<SourceAnswer> {
  const speaker = await speakerOf(platform.db, wanted.accountId)
  if (!speaker) return { failure: 'gaveUp' }
  try {
    return wanted.kind === 'site'
      ? await ofSite(platform, wanted, speaker, signal)
      : await ofFeed(platform, wanted, speaker, signal)
  } catch (reason) {
    if (reason instanceof WebRefusal) return { failure: reason.code }
    throw reason
  }
}

export const todayOf = ({ clock }: Pick<Platform, 'clock'>, { timeZone }: Pick<Speaker, 'timeZone'>) =>
  localTimeOf(clock.now(), timeZone).slice(0, 10)

async function ofFeed(
  { reader, clock, db }: Platform,
  { accountId, kind, url: address, mapping }: Wanted,
  speaker: Speaker,
  signal: AbortSignal,
): Promise<SourceAnswer> {
  const isOfProducts = kind === 'products'
  const currency = isOfProducts ? await currencyOf(db, accountId) : undefined
  const { url, reading } = await reader.feed(address, {
    today: todayOf({ clock }, speaker),
    language: speaker.language,
    signal,
    isOfProducts,
    mapping,
    ...(currency ? { currency } : {}),
  })
  if ('fault' in reading) return { failure: reading.fault }
  const { flags, products, ...feed } = reading.feed
  return {
    read: {
      ...feed,
      flags: flags.map((text) => ({ text, url })),
      // Their names are the contract's: what a person matches otherwise comes back through it.
      products: products && { ...products, mapping: products.mapping as MappingOfProducts },
    },
  }
}

/** Of a site each fact is a thing of its own. */
async function ofSite(
  platform: Platform,
  { url }: Wanted,
  speaker: Speaker,
  signal: AbortSignal,
): Promise<SourceAnswer> {
  const site = await platform.reader.site(url, {
    today: todayOf(platform, speaker),
    signal,
    timeLimitMs: siteLimitMs,
  })
  if (site.facts.length === 0) return { failure: site.failures[0]?.code ?? 'empty' }
  const things = site.facts.map((fact) => ({
    key: fact.id,
    name: fact.about || fact.question || cut(fact.says[0] ?? '', 80),
    text: fact.says.join(' '),
    url: fact.url,
    image: '',
    date: fact.date,
    price: fact.price,
    facts: [fact],
  }))
  const flags = site.flags.slice(0, mostFlags).map(({ text, page }) => ({ text, url: page.url }))
  return { read: { title: site.name?.value ?? '', count: things.length, things, products: null, flags } }
}
