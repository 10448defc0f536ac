// Pages of the business elsewhere: links to a profile, not to a button that shares.
import type { PageName, Social } from '../site-reading.ts'

const hosts: readonly (readonly [string, RegExp])[] = [
  ['facebook', /(?:^|\.)facebook\.com$/],
  ['instagram', /(?:^|\.)instagram\.com$/],
  ['linkedin', /(?:^|\.)linkedin\.com$/],
  ['tiktok', /(?:^|\.)tiktok\.com$/],
  ['x', /^(?:www\.)?(?:x|twitter)\.com$/],
  ['bluesky', /^bsky\.app$/],
  ['youtube', /(?:^|\.)youtube\.com$/],
  ['pinterest', /(?:^|\.)pinterest\.[a-z.]+$/],
  ['github', /^github\.com$/],
]
const sharing = /\/(?:sharer?|intent|share|dialog|plugins|tr|embed|watch|hashtag|p|reel|status)\b/i

interface Linked {
  readonly url: string
  readonly page: PageName
}

/** Each network once, where it is linked to first. */
export function readSocials(links: readonly Linked[]): Social[] {
  const found = new Map<string, Social>()
  for (const { url, page } of links) {
    if (!URL.canParse(url)) continue
    const { hostname, pathname, href } = new URL(url)
    const network = hosts.find(([, host]) => host.test(hostname))?.[0]
    if (!network || pathname.length < 2 || sharing.test(pathname) || found.has(network)) continue
    found.set(network, { network, url: href, page })
  }
  return [...found.values()]
}
