import type { FactView } from '@postelier/contract'

/** A site that things are known of, and how many stand or fall with it. */
export interface FormerSite {
  readonly host: string
  readonly count: number
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '')

/** The sites other than this address that something was read on, those with most first; what somebody mended is theirs. */
export function formerSites(items: readonly FactView[], url: string): FormerSite[] {
  const now = hostOf(url)
  // While it is typed it is nobody's: “verdier.f” is no other site.
  if (!/\.[a-z]{2,}$|^localhost|:\d+$/i.test(now)) return []
  const counts = new Map<string, number>()
  for (const { source, state } of items) {
    if (source.by !== 'page' || state !== 'found') continue
    const host = hostOf(source.url)
    if (host !== '' && host !== now) counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return [...counts].map(([host, count]) => ({ host, count })).sort((one, other) => other.count - one.count)
}

/** Endings that many share: what stands before them says whose a site is. */
const shared =
  /\.(?:co|com|org|net|gov|ac|blogspot|github|wixsite|wordpress|myshopify|business|webflow)\.[a-z]+$/

/** Whether two addresses seem to be one business's, as a shop and a blog of it are. It only says which answer is chosen already. */
export function isSameSite(host: string, url: string): boolean {
  const siteOf = (one: string) => {
    const parts = one.split('.')
    return parts.slice(shared.test(one) ? -3 : -2).join('.')
  }
  return siteOf(host) === siteOf(hostOf(url))
}
