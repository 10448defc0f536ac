// What counts as one site, and as one page of it: said here once, for whoever follows a link, a feed or a list of addresses.
const bare = (host: string) => host.replace(/^www\./, '')

/** Whether an address is a page of the same site, with “www.” or without: a feed can name any address, and nobody is sent elsewhere for it. */
export function isOfSite(address: string, of: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(of)) return false
  const url = new URL(address)
  return /^https?:$/.test(url.protocol) && bare(url.host) === bare(new URL(of).host)
}

/** Two ways of writing one address. */
export function sameAddress(url: string): string {
  const { host, pathname, search } = new URL(url)
  return `${bare(host)}${pathname.replace(/\/(?:index\.\w{3,5})?$/, '')}${search}`
}
