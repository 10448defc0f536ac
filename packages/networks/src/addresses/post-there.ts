import type { AddressedPost, NetworkConfig } from '../adapter.ts'

interface Where {
  /** What says where people look at posts, by its name in the configuration. */
  readonly web?: string
  /** The network's real hosts that show posts: no shorteners for everything, no redirects to elsewhere. */
  readonly hosts: RegExp
  /** How a stand-in's own page of a post is addressed, with the post's name in it. */
  readonly standIn?: RegExp
  /** The post that stands behind the network's own address; null where what stands there is no post of the page. */
  readonly read: (path: string) => AddressedPost | null
}

const real = 'https://'
const ownPage = /^\/posts\/([\w-]{1,200})\/?$/

/**
 * The post that stands behind a network's own address: an address a person typed is anybody's. Null where it leads
 * elsewhere, or to no post; a host is compared whole, and nobody's name or port stands before it.
 */
export function postThere(config: NetworkConfig, address: URL, where: Where): AddressedPost | null {
  const { web = 'web', hosts, standIn = ownPage, read } = where
  if (address.username !== '' || address.password !== '') return null
  const ours = config[web]
  if (ours === undefined || hosts.test(new URL(ours).host))
    return address.href.startsWith(real) && hosts.test(address.host) ? read(address.pathname) : null
  // A stand-in: it keeps each network in a folder of its own.
  const [home, folder] = [new URL(ours), new URL('.', ours)]
  if (address.origin !== home.origin || !address.pathname.startsWith(folder.pathname)) return null
  if (address.pathname.startsWith(`${home.pathname}/`))
    return read(address.pathname.slice(home.pathname.length))
  const name = standIn.exec(`/${address.pathname.slice(folder.pathname.length)}`)?.[1]
  return name === undefined ? null : { id: null, name }
}

/** Where a page has no name that we know of, whatever is named is taken for it. */
export const isCalled = (handle: string | undefined, named: string | undefined): boolean =>
  !handle || handle.toLowerCase() === named?.toLowerCase()

/** Known by this name in addresses, and by nothing in the network's interface. */
export const onlyNamed = (name: string | undefined): AddressedPost | null =>
  name === undefined ? null : { id: null, name }
