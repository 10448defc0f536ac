import type { NetworkConfig } from '../adapter.ts'

interface Where {
  /** What says where people look at posts, by its name in the configuration. */
  readonly web?: string
  /** The network's real hosts that show posts: no shorteners for everything, no doors to elsewhere. */
  readonly hosts: RegExp
}

const real = 'https://'

/**
 * What stands behind a network's own address, where an address leads there: an address a person typed is anybody's. Null
 * where it leads elsewhere, or nowhere in particular; a host is compared whole, and nobody's name or port stands before it.
 */
export function pathThere(config: NetworkConfig, address: URL, { web = 'web', hosts }: Where): string | null {
  if (address.username !== '' || address.password !== '') return null
  const ours = config[web]
  if (ours === undefined || hosts.test(new URL(ours).host)) {
    if (!address.href.startsWith(real) || !hosts.test(address.host)) return null
    return address.pathname === '/' ? null : address.pathname
  }
  // A stand-in: it keeps each network in a folder of its own.
  const [home, folder] = [new URL(ours), new URL('.', ours)]
  if (address.origin !== home.origin || !address.pathname.startsWith(folder.pathname)) return null
  return address.pathname.startsWith(`${home.pathname}/`)
    ? address.pathname.slice(home.pathname.length)
    : `/${address.pathname.slice(folder.pathname.length)}`
}

/** Where a page has no name that we know of, whatever is named is taken for it. */
export const isCalled = (handle: string | undefined, named: string | undefined): boolean =>
  !handle || handle.toLowerCase() === named?.toLowerCase()
