// Pages of the business elsewhere: links to a profile, not to a button that shares.
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

export function readSocials(addresses: readonly string[]): { network: string; url: string }[] {
  const found = new Map<string, { network: string; url: string }>()
  for (const address of addresses) {
    if (!URL.canParse(address)) continue
    const { hostname, pathname, href } = new URL(address)
    const network = hosts.find(([, host]) => host.test(hostname))?.[0]
    if (!network || pathname.length < 2 || sharing.test(pathname) || found.has(network)) continue
    found.set(network, { network, url: href })
  }
  return [...found.values()]
}
