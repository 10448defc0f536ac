import { isIP } from 'node:net'
import { isPrivateAddress, isPublicAddress, readPublicUrl } from '../public-url.ts'

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
  const isOpen = !isIP(host) || isPublicAddress(host) || isPrivateAddress(host)
  const isOwn = mayBePrivate && isWeb && isOpen
  const isPublic = url.protocol === 'https:' && readPublicUrl(text) !== undefined
  return isOwn || isPublic ? url.href.replace(/\/+$/, '') : undefined
}
