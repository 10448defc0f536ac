import { BlockList, isIP } from 'node:net'
import { isPublicAddress, readPublicUrl } from '../public-url.ts'

/** A machine or a network of one's own. What only a link or a cloud's metadata service has is never among them. */
const own = new BlockList()
own.addSubnet('127.0.0.0', 8, 'ipv4')
own.addSubnet('10.0.0.0', 8, 'ipv4')
own.addSubnet('172.16.0.0', 12, 'ipv4')
own.addSubnet('192.168.0.0', 16, 'ipv4')
own.addSubnet('fc00::', 7, 'ipv6')
own.addAddress('::1', 'ipv6')

const isOwnAddress = (address: string): boolean => {
  const kind = isIP(address)
  return kind !== 0 && own.check(address, kind === 4 ? 'ipv4' : 'ipv6')
}

/** Whether a connection to an address may be made. */
export const isOpenAddress = (address: string, mayBePrivate: boolean): boolean =>
  isPublicAddress(address) || (mayBePrivate && isOwnAddress(address))

/**
 * An address of an engine as somebody wrote it, without a slash at its end; nothing where it may not lead there. A key does
 * not go through the open internet in clear.
 */
export function readEngineAddress(text: string, mayBePrivate: boolean): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.search || url.hash || url.username || url.password) return undefined
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  const isOwn = mayBePrivate && isWeb && (!isIP(host) || isOpenAddress(host, true))
  const isPublic = url.protocol === 'https:' && readPublicUrl(text) !== undefined
  return isOwn || isPublic ? url.href.replace(/\/+$/, '') : undefined
}
