import { BlockList, isIP } from 'node:net'

/** Ranges that are not the public internet (IANA special-purpose registries), and those that can carry such an address. */
const notPublic = new BlockList()
/** Apart, because a list holds IPv4 addresses against IPv6 ranges too, as if they were mapped. */
const notPublic6 = new BlockList()
for (const [range, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32], // What a machine at Azure asks of its host: public by its number only.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(range, bits, 'ipv4')
for (const [range, bits] of [
  // Unspecified, loopback, IPv4-compatible and IPv4-mapped addresses all lie here.
  ['::', 80],
  // Translated to IPv4 by the machine itself.
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  notPublic6.addSubnet(range, bits, 'ipv6')

/** A machine or a network of one's own. What only a link or a cloud's metadata service has is never among them. */
const ofOnesOwn = new BlockList()
ofOnesOwn.addSubnet('127.0.0.0', 8, 'ipv4')
ofOnesOwn.addSubnet('10.0.0.0', 8, 'ipv4')
ofOnesOwn.addSubnet('172.16.0.0', 12, 'ipv4')
ofOnesOwn.addSubnet('192.168.0.0', 16, 'ipv4')
ofOnesOwn.addSubnet('fc00::', 7, 'ipv6')
ofOnesOwn.addAddress('::1', 'ipv6')

/** Of a machine or a network of one's own. */
const privateNames =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/

/** Kept out of the public name system: no site is found below them. */
const unusedNames = /(?:^|\.)(?:test|invalid|example|onion|alt)$/

/** Whether an address, in any spelling, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 0) return false
  return kind === 4 ? !notPublic.check(address, 'ipv4') : !notPublic6.check(address, 'ipv6')
}

/** Whether an address belongs to this machine or to a private network, where a server of the operator's own may stand. */
export function isPrivateAddress(address: string): boolean {
  const kind = isIP(address)
  return kind !== 0 && ofOnesOwn.check(address, kind === 4 ? 'ipv4' : 'ipv6')
}

/**
 * An address that the server may later fetch, in its usual spelling; nothing where it leads, or could lead, elsewhere.
 * The URL parser has already turned decimal, octal and hexadecimal spellings of IPv4 into four numbers. What a name
 * resolves to is looked at again when it is fetched: that can change.
 */
export function readPublicUrl(text: string): string | undefined {
  const url = webUrl(text)
  if (!url || url.username || url.password) return undefined
  const host = hostOf(url)
  if (isIP(host)) return isPublicAddress(host) ? url.href : undefined
  return isPublicName(host) ? url.href : undefined
}

/** Why an address is not read: it holds a password, it is of a private network, or no site can be there. */
export type UnreadableUrl = 'siteUrlPassword' | 'siteUrlPrivate' | 'siteNotFound'

/** What is told of an address that `readPublicUrl` does not take. */
export function whyUnreadable(text: string): UnreadableUrl {
  const url = webUrl(text)
  if (!url) return 'siteNotFound'
  if (url.username || url.password) return 'siteUrlPassword'
  const host = hostOf(url)
  return isIP(host) || privateNames.test(host) ? 'siteUrlPrivate' : 'siteNotFound'
}

function webUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  url.hash = ''
  // Taking the last stop away can leave a number where a name stood: what is judged is what is asked.
  url.hostname = url.hostname.replace(/\.$/, '')
  return url
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** A name of several labels, none of them empty, that does not end within somebody's own network. */
const isPublicName = (host: string): boolean =>
  host.includes('.') && !/^\.|\.\.|\.$/.test(host) && !privateNames.test(host) && !unusedNames.test(host)
