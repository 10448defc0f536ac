// The picture a site signs with.
import type { ReadPage } from '../page/read-page.ts'
import { firstText, innerThings, isA, type Thing } from '../page/structured.ts'
import { attribute, holdsWord } from '../page/tree.ts'

const businesses = /Organization|Business|Store|Restaurant|Bakery|Club|Service$|Attorney|Shop/

export const isBusiness = (thing: Thing): boolean => isA(thing, businesses)

export function readLogo(page: ReadPage): string {
  const absolute = (address: string) => {
    const url = address && URL.canParse(address, page.url) ? new URL(address, page.url) : null
    return url && /^https?:$/.test(url.protocol) ? url.href : ''
  }
  for (const thing of page.things.filter(isBusiness)) {
    const said =
      firstText(thing, 'logo') || innerThings(thing, 'logo').map((one) => firstText(one, 'contentUrl'))[0]
    if (said) return absolute(said)
  }
  const images = page.tree.named('img').slice(0, 60)
  const named = images.find((node) =>
    /logo/i.test(['class', 'id', 'alt', 'src', 'itemprop'].map((name) => attribute(node, name)).join(' ')),
  )
  if (named) return absolute(attribute(named, 'src') || attribute(named, 'data-src'))
  const icon = page.tree
    .named('link')
    .find((node) => /^apple-touch-icon$/i.test(attribute(node, 'rel')) || holdsWord(node, 'rel', 'icon'))
  return icon ? absolute(attribute(icon, 'href')) : ''
}
