// Where requests may lead. Nothing here asks anybody: `send-request.ts` asks these rules before it sends, again for each
// redirect, and once more of the address that it is connected to.
import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { type Config, isLoopback } from '../config/load-config.ts'
import { isPrivateAddress, isPublicAddress, readPublicUrl } from '../public-url.ts'
import { demoPageOf } from './demo-sites.ts'
import { findAddresses } from './find-addresses.ts'
import { notPublic, WebRefusal } from './web-refusal.ts'

export interface Reach {
  /** An address as it is asked, in its usual spelling; throws a WebRefusal where it may not be. */
  readonly admit: (address: string) => URL
  /** Whether its name may lead to this address. */
  readonly mayConnect: (url: URL, to: string) => boolean
  /** Who tells what its name leads to. */
  readonly lookup: (url: URL) => LookupFunction
}

/**
 * The one exception from public addresses: servers that the operator named in the configuration, and an engine's address
 * where `ENGINES_PRIVATE` or demo mode allows it. They may stand on this machine or in a private network, and never at an
 * address of a link alone, where clouds keep their secrets.
 */
const mayConnectTo =
  (named: readonly string[]): Reach['mayConnect'] =>
  (url, to) =>
    isPublicAddress(to) || (named.includes(url.origin) && isPrivateAddress(to))

/** These servers alone, whatever an answer names: a key is for the server it was given for. */
export const onlyServers = (
  origins: readonly string[],
  named: readonly string[] = [],
  lookup: LookupFunction = systemLookup,
): Reach => ({
  admit(address) {
    const url = URL.canParse(address) ? new URL(address) : null
    if (url && origins.includes(url.origin)) return url
    throw notPublic(`It leads to ${url?.origin ?? 'no address'}, which is not theirs`)
  },
  mayConnect: mayConnectTo(named),
  lookup: () => lookup,
})

export interface NetworkServers {
  /** By the operator. */
  readonly named: readonly string[]
  /** By this program. */
  readonly known?: readonly string[]
  /** Tests let names lead elsewhere. */
  readonly lookup?: LookupFunction
}

/**
 * A network: the servers it is known by, and others that its answers name, such as where files go or an account lives. Those
 * are anybody's: public, encrypted, and found without the system's threads, which a slow name server would hold.
 */
export function networkServers({ named, known = [], lookup }: NetworkServers): Reach {
  const isKnown = ({ origin }: URL) => named.includes(origin) || known.includes(origin)
  return {
    admit(address) {
      const url = URL.canParse(address) ? new URL(address) : null
      if (url && isKnown(url)) return url
      const usual = url?.protocol === 'https:' ? readPublicUrl(address) : undefined
      if (usual) return new URL(usual)
      throw notPublic(`${url?.origin ?? 'It'} is no public address`)
    },
    mayConnect: mayConnectTo(named),
    lookup: (url) => lookup ?? (isKnown(url) ? systemLookup : findAddresses()),
  }
}

/** The servers that a configuration names. */
export const originsIn = (config: Readonly<Record<string, unknown>>): string[] =>
  Object.values(config).flatMap((value) => {
    const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
    return url && /^https?:$/.test(url.protocol) ? [url.origin] : []
  })

/** Where sites are; behind other ports stand services that were never meant to be read. */
const sitePorts: ReadonlySet<string> = new Set(['', '80', '443', '8080', '8443'])
/** What is said of a site is kept with the address of its page. */
const longestAddress = 2000

export interface SiteRules {
  /** Where a page of a demo business really is. */
  readonly standIn?: (address: string) => URL | null
  /** Tests serve sites on this machine. */
  readonly mayReach?: (url: URL, address: string | null) => boolean
  /** Tests let names change between two questions. */
  readonly lookup?: LookupFunction
}

/** Sites, feeds and pictures, whoever named them. */
export const publicSites = ({ mayReach, lookup = findAddresses() }: SiteRules): Reach => ({
  admit(address) {
    if (address.length > longestAddress) throw new WebRefusal('refused', 'Its address is too long to be kept')
    const usual = readPublicUrl(address)
    if (usual && sitePorts.has(new URL(usual).port)) return new URL(usual)
    const url = URL.canParse(address) ? new URL(address) : null
    if (url && mayReach?.(url, null)) return url
    throw notPublic('It is no public address')
  },
  mayConnect: (url, to) => isPublicAddress(to) || mayReach?.(url, to) === true,
  lookup: () => lookup,
})

interface Configured {
  readonly config: Pick<Config, 'READ_LOOPBACK' | 'production' | 'SANDBOX_URL'>
}

/** An address of this machine, where tests are allowed to have their sites read; nothing else, and never in production. */
function loopbackOf({ config }: Configured, address: string): string | null {
  if (!config.READ_LOOPBACK || !URL.canParse(address)) return null
  const url = new URL(address)
  return isLoopback(url.hostname) && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Which addresses that are not public may be reached nevertheless. */
const mayReach =
  (platform: Configured) =>
  (url: URL, address: string | null): boolean =>
    loopbackOf(platform, url.href) !== null && (address === null || isLoopback(address))

/** What holds for all sites, feeds and pictures that this installation reads. */
export const siteRules = (platform: Configured): SiteRules => ({
  mayReach: mayReach(platform),
  standIn: (address) => demoPageOf(platform.config, address),
})

/** An address that may be read, as it is written in one way; nothing where it may not. */
export const readableUrl = (platform: Configured, address: string): string | null =>
  readPublicUrl(address) ?? loopbackOf(platform, address)
