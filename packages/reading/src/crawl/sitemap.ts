// Addresses a site lists of itself.
import { childOf, listOf, readXml, wordsIn } from '../feeds/xml.ts'

export interface Sitemap {
  readonly pages: readonly string[]
  /** Other sitemaps, of an index. */
  readonly others: readonly string[]
}
const mostAddresses = 2000

export function readSitemap(bytes: Uint8Array, type: string): Sitemap {
  const answer = readXml(bytes, type)
  if (!answer.ok) return { pages: [], others: [] }
  const addresses = (list: string, item: string) =>
    listOf(childOf(childOf(answer.root, list), item))
      .slice(0, mostAddresses)
      .map((one) => wordsIn(childOf(one, 'loc')).trim())
      .filter((one) => URL.canParse(one))
  return { pages: addresses('urlset', 'url'), others: addresses('sitemapindex', 'sitemap').slice(0, 3) }
}
