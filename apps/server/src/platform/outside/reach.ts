import { isLoopback } from '../config/load-config.ts'
import type { Platform } from '../platform.ts'
import { readPublicUrl } from '../public-url.ts'

type Set = Pick<Platform, 'config'>

/** An address of this machine, where tests are allowed to have their sites read; nothing else, and never in production. */
export function loopbackOf({ config }: Set, address: string): string | null {
  if (!config.READ_LOOPBACK || !URL.canParse(address)) return null
  const url = new URL(address)
  return isLoopback(url.hostname) && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Which addresses that are not public may be reached nevertheless. */
export const mayReach =
  (platform: Set) =>
  (url: URL, address: string | null): boolean =>
    loopbackOf(platform, url.href) !== null && (address === null || isLoopback(address))

/** An address that may be read, as it is written in one way; nothing where it may not. */
export const readableUrl = (platform: Set, address: string): string | null =>
  readPublicUrl(address) ?? loopbackOf(platform, address)
