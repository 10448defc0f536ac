// Goes through a site as a visitor with little time would: the first page, then the most promising ones.
import { type ReadPage, readPage } from '../page/read-page.ts'
import type { PageFailure, PageFailureCode, PageKind, ReadSiteInput, WebPage } from '../site-reading.ts'
import { entriesOf } from './entries.ts'
import { kindOfPage, worthOf } from './page-kind.ts'
import { isOfSite, sameAddress } from './same-site.ts'
import { readSitemap } from './sitemap.ts'
import { type Asking, Visitor } from './visitor.ts'

export interface CollectedPage {
  readonly page: ReadPage
  readonly kind: PageKind
}
export interface CollectedPages {
  readonly pages: readonly CollectedPage[]
  readonly failures: readonly PageFailure[]
  readonly sheets: readonly string[]
  readonly feeds: readonly { readonly url: string; readonly title: string; readonly answer: WebPage }[]
}
export type Visit = Asking & Required<Pick<ReadSiteInput, 'progress' | 'mostPages'>>

const mostAtOnce = 4
/** Of all its pages: a dozen of an ordinary site are a tenth of it, and nobody's site keeps others waiting for theirs. */
const mostBytes = 12_000_000
const mostSheets = 2
const mostFeeds = 2

export async function collectPages(address: string, visit: Visit): Promise<CollectedPages> {
  const failures: PageFailure[] = []
  const nothing = { pages: [], failures, sheets: [], feeds: [] }
  const visitor = new Visitor(visit)
  const noted: Fail = (url, code) => {
    failures.push({ url, code })
    return null
  }
  const ask = async (url: string): Promise<WebPage | null> => {
    const asked = await visitor.ask(url)
    return 'page' in asked ? asked.page : noted(url, asked.failure)
  }
  /** Lists and styles may be missing: nobody is told. */
  const peek: Ask = async (url) => {
    const asked = await visitor.ask(url)
    return 'page' in asked ? asked.page : null
  }

  const first = await ask(address)
  if (!first) return nothing
  const home = takePage(first, first.url, '', noted)
  if (!home) return nothing
  const isOne = visit.mostPages === 1
  // Nobody named that other site.
  if (isOne && !isOwn(first.url, address, () => noted(address, 'elsewhere'))) return nothing
  const sheets = await readSheets(home, peek)
  // Read once more, now that it is known what its style sheets hide.
  const page = readPage(first, sheets.join('\n'))
  const pages: CollectedPage[] = [{ page, kind: isOne ? kindNamed(page) : 'home' }]
  if (isOne) return { pages, failures, sheets, feeds: [] }
  const listed = await readSitemaps(await visitor.sitemaps(first.url), first.url, peek)
  const chosen = await choosePages(home, listed, visitor, visit.mostPages)
  let planned = chosen.length + 1
  visit.progress({ read: 1, planned, url: first.url })
  let bytes = first.body.byteLength
  const atOnce = (await visitor.isSlow(first.url)) ? 1 : mostAtOnce
  const read = async ({ url, text, kind }: Chosen) => {
    const answer = bytes < mostBytes ? await ask(url) : noted(url, 'tooLarge')
    bytes += answer?.body.byteLength ?? 0
    const page =
      answer && isOwn(answer.url, first.url, () => noted(url, 'elsewhere'))
        ? takePage(answer, url, sheets.join('\n'), noted)
        : null
    if (page && !pages.some((one) => sameAddress(one.page.url) === sameAddress(page.url)))
      pages.push({ page, kind: kind ?? kindOfPage(page.url, `${text} ${page.title}`) })
    visit.progress({ read: pages.length, planned, url })
  }
  await inTurns(chosen, atOnce, read)
  const entries = await entriesOf(pages, chosen, visitor)
  planned += entries.length
  await inTurns(entries, atOnce, read)
  const feeds = await readFeeds(pages, first.url, peek)
  const order = [...chosen, ...entries].map(({ url }) => sameAddress(url))
  const place = ({ page }: CollectedPage) => order.indexOf(sameAddress(page.url))
  return { pages: pages.sort((a, b) => place(a) - place(b)), failures, sheets, feeds }
}

/** The first page of a site tells of all of it; any other one of what it is called after. */
const kindNamed = (page: ReadPage): PageKind =>
  new URL(page.url).pathname === '/' ? 'home' : kindOfPage(page.url, page.title)

interface Chosen {
  readonly url: string
  readonly text: string
  /** As whoever links to it knows. */
  readonly kind?: PageKind
}
type Ask = (url: string) => Promise<WebPage | null>
type Fail = (url: string, code: PageFailureCode) => null

function takePage(answer: WebPage, wanted: string, sheets: string, fail: Fail): ReadPage | null {
  if (answer.type !== '' && !/html|xml/.test(answer.type)) return fail(wanted, 'notAPage')
  const page = readPage(answer, sheets)
  const isElsewhere = sameAddress(answer.url) !== sameAddress(wanted)
  if (page.hasPassword && (isElsewhere || page.blocks.length < 12)) return fail(wanted, 'login')
  if (!page.blocks.some((block) => block.is !== 'heading' || block.text.length > 20))
    return fail(wanted, 'empty')
  return page
}

function isOwn(url: string, of: string, otherwise: () => void): boolean {
  if (isOfSite(url, of)) return true
  otherwise()
  return false
}

async function readSheets(home: ReadPage, ask: Ask): Promise<string[]> {
  const own = home.styleLinks.filter((url) => isOfSite(url, home.url)).slice(0, mostSheets)
  const answers = await Promise.all(own.map(ask))
  return answers.flatMap((answer) =>
    answer ? [new TextDecoder().decode(answer.body.subarray(0, 400_000))] : [],
  )
}

async function readSitemaps(named: readonly string[], home: string, ask: Ask): Promise<string[]> {
  const pages: string[] = []
  const todo = named.length > 0 ? [...named] : [new URL('/sitemap.xml', home).href]
  for (let looked = 0, url = todo.shift(); url !== undefined && looked < 4; looked++, url = todo.shift()) {
    if (!isOfSite(url, home)) continue
    const answer = await ask(url)
    if (!answer) continue
    const sitemap = readSitemap(answer.body, answer.type)
    pages.push(...sitemap.pages)
    todo.push(...sitemap.others)
  }
  return pages
}

async function choosePages(
  home: ReadPage,
  listed: readonly string[],
  visitor: Visitor,
  mostPages: number,
): Promise<Chosen[]> {
  const found = new Map<string, { url: string; text: string; worth: number }>()
  const links = [...home.links, ...listed.map((url) => ({ url, text: '' }))]
  for (const [index, { url, text }] of links.entries()) {
    const bare = new URL(url)
    bare.hash = ''
    const key = sameAddress(bare.href)
    if (!isOfSite(bare.href, home.url) || key === sameAddress(home.url) || found.has(key)) continue
    const worth = worthOf(bare.href, text) * (isInAnotherLanguage(bare, home) ? 0.2 : 1)
    // What its own menu names comes before what only its list of addresses does.
    if (worth > 0) found.set(key, { url: bare.href, text, worth: worth - index / 10_000 })
  }
  const chosen: Chosen[] = []
  for (const { url, text } of [...found.values()].sort((a, b) => b.worth - a.worth)) {
    if (chosen.length >= mostPages - 1) break
    if ((await visitor.refusal(url)) === null) chosen.push({ url, text })
  }
  return chosen
}

/** “/en/…” of a French site says the same once more. */
function isInAnotherLanguage({ pathname }: URL, home: ReadPage): boolean {
  const [first = ''] = pathname.split('/').filter(Boolean)
  return /^(?:fr|en|es|de|it|nl|pt)$/.test(first) && first !== home.language
}

async function readFeeds(
  pages: readonly CollectedPage[],
  home: string,
  ask: Ask,
): Promise<CollectedPages['feeds'][number][]> {
  const known = new Map(pages.flatMap(({ page }) => page.feeds).map((feed) => [feed.url, feed]))
  const own = [...known.values()]
    .filter(({ url }) => isOfSite(url, home) && !/comments/i.test(url))
    .slice(0, mostFeeds)
  const answers = await Promise.all(own.map(async (feed) => ({ ...feed, answer: await ask(feed.url) })))
  return answers.flatMap(({ answer, ...feed }) => (answer ? [{ ...feed, answer }] : []))
}

async function inTurns<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at]
      if (item !== undefined) await work(item)
    }
  }
  await Promise.all(Array.from({ length: most }, worker))
}
