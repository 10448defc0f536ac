// Events and news often stand on pages that only their list links to: these are read, one link deeper.
import type { ReadPage } from '../page/read-page.ts'
import type { PageKind } from '../site-reading.ts'
import { kindOfPage, worthOf } from './page-kind.ts'
import { isOfSite, sameAddress } from './same-site.ts'
import type { Visitor } from './visitor.ts'

interface Listed {
  readonly page: ReadPage
  readonly kind: PageKind
}
export interface Entry {
  readonly url: string
  readonly text: string
  readonly kind: PageKind
}

const mostEntries = 8
const mostOfList = 5

/** What lists of events and news link to, and no menu does; of each list the first few, in turns. */
export async function entriesOf(
  pages: readonly Listed[],
  chosen: readonly { readonly url: string }[],
  visitor: Pick<Visitor, 'refusal'>,
): Promise<Entry[]> {
  const [home] = pages
  if (!home) return []
  const known = new Set(
    [...pages.map(({ page }) => page.url), ...chosen.map(({ url }) => url)].map(sameAddress),
  )
  const lists = pages
    .filter(({ kind, page }) => (kind === 'events' || kind === 'news') && page.url !== home.page.url)
    .sort((a, b) => Number(b.kind === 'events') - Number(a.kind === 'events'))
  const menu = new Set(home.page.links.map(({ url }) => sameAddress(url)))
  const found = lists.map((list) => linksOf(list, home.page.url, (key) => known.has(key) || menu.has(key)))
  const turns = Array.from({ length: mostOfList }, (_, turn) =>
    found.flatMap((links) => links[turn] ?? []),
  ).flat()
  const entries: Entry[] = []
  for (const entry of turns) {
    const isTwice = entries.some(({ url }) => sameAddress(url) === sameAddress(entry.url))
    if (entries.length >= mostEntries || isTwice) continue
    if ((await visitor.refusal(entry.url)) === null) entries.push(entry)
  }
  return entries
}

function linksOf({ page, kind }: Listed, home: string, isKnown: (key: string) => boolean): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { url, text } of page.links) {
    const bare = new URL(url)
    bare.hash = ''
    const key = sameAddress(bare.href)
    if (!isOfSite(url, home) || isKnown(key) || entries.has(key) || worthOf(bare.href, text) === 0) continue
    const said = kindOfPage(bare.href, '')
    // What a list of events links to may be called anything; a page of another kind is no entry of it.
    const isEntry =
      said === 'other' ||
      said === kind ||
      said === 'article' ||
      bare.pathname.startsWith(new URL(page.url).pathname)
    if (isEntry) entries.set(key, { url: bare.href, text, kind: kind === 'events' ? 'events' : 'article' })
  }
  return [...entries.values()].slice(0, mostOfList)
}
