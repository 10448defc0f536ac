import type { StockService } from '@postelier/contract'
import type { Config } from '../../../platform/config/load-config.ts'
import { settings } from '../../../platform/config/settings.ts'
import type { Platform } from '../../../platform/platform.ts'
import { collection } from './collection.ts'
import { pexels } from './pexels.ts'
import { pixabay } from './pixabay.ts'
import { RecentPages } from './recent-pages.ts'
import type { Remote, RemoteService } from './remote-service.ts'
import type { StockSource } from './stock-source.ts'
import { unsplash } from './unsplash.ts'

interface Known {
  readonly key: 'PEXELS_KEY' | 'UNSPLASH_KEY' | 'PIXABAY_KEY'
  readonly url: 'PEXELS_URL' | 'UNSPLASH_URL' | 'PIXABAY_URL'
  /** Where its documentation says that its pictures lie. */
  readonly pictures: readonly string[]
  readonly open: (remote: Remote) => StockSource
}

/** In the order in which they are asked where nobody wishes for one. */
const known: Readonly<Record<RemoteService, Known>> = {
  pexels: { key: 'PEXELS_KEY', url: 'PEXELS_URL', pictures: ['https://images.pexels.com'], open: pexels },
  unsplash: {
    key: 'UNSPLASH_KEY',
    url: 'UNSPLASH_URL',
    pictures: ['https://images.unsplash.com', 'https://plus.unsplash.com'],
    open: unsplash,
  },
  pixabay: {
    key: 'PIXABAY_KEY',
    url: 'PIXABAY_URL',
    pictures: ['https://pixabay.com', 'https://cdn.pixabay.com'],
    open: pixabay,
  },
}
const services = Object.keys(known) as RemoteService[]

/** A stand-in, where the operator named one. */
function namedOf(config: Config, service: RemoteService): readonly string[] {
  const { url } = known[service]
  return config[url] === settings[url].fallback ? [] : [new URL(config[url]).origin]
}

/** A stand-in keeps its pictures itself. */
const originsOf = (config: Config, service: RemoteService): readonly string[] => [
  ...known[service].pictures,
  ...namedOf(config, service),
]

/** Where browsers load thumbnails from: nowhere without a service. */
export const pictureOriginsOf = (config: Config): string[] =>
  services.filter((service) => config[known[service].key]).flatMap((service) => originsOf(config, service))

export interface Stock {
  /** Those there are, the platform's own collection last. */
  readonly services: readonly StockService[]
  find(service: StockService): StockSource | undefined
  /** The one somebody wishes for, if it is there; otherwise the first. */
  choose(wished: StockService | undefined): StockSource
}

export function createStock(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  options: { timeLimitMs?: number } = {},
): Stock {
  const recent = new RecentPages(clock)
  const sources: StockSource[] = services.flatMap((service) => {
    const key = config[known[service].key]
    if (!key) return []
    const url = config[known[service].url]
    const [pictureOrigins, named] = [originsOf(config, service), namedOf(config, service)]
    return known[service].open({ service, key, url, pictureOrigins, named, clock, recent, ...options })
  })
  sources.push(collection)
  const find = (service: StockService) => sources.find((source) => source.service === service)
  return {
    services: sources.map((source) => source.service),
    find,
    choose: (wished) => (wished && find(wished)) || sources[0] || collection,
  }
}

const stocks = new WeakMap<Config, Stock>()

/** One for a process: what it remembers of answers is shared by everybody who searches. */
export function stockOf(platform: Pick<Platform, 'config' | 'clock'>): Stock {
  const stock = stocks.get(platform.config) ?? createStock(platform)
  stocks.set(platform.config, stock)
  return stock
}
