// Goes through a site as a visitor with little time would: the first page, then the most promising ones.
import { type ReadPage, readPage } from '../page/read-page.ts'
import type { PageFailure, PageFailureCode, PageKind, ReadSiteWish, WebPage } from '../site-reading.ts'
import { kindOfPage, worthOf } from './page-kind.ts'
import { type Robots, readRobots } from './robots.ts'
import { readSitemap } from './sitemap.ts'

export interface GatheredPage {
  readonly page: ReadPage
  readonly kind: PageKind
}
export interface Gathered {
  readonly pages: readonly GatheredPage[]
  readonly failures: readonly PageFailure[]
  readonly sheets: readonly string[]
  readonly feeds: readonly { readonly url: string; readonly title: string; readonly answer: WebPage }[]
}
export type Visit = Required<Pick<ReadSiteWish, 'fetch' | 'wait' | 'progress'>> & {
  readonly signal: AbortSignal
}

const mostPages = 12
const mostAtOnce = 4
const mostSheets = 2
const mostFeeds = 2

export async function gatherPages(address: string, visit: Visit): Promise<Gathered> {
  const failures: PageFailure[] = []
  const nothing = { pages: [], failures, sheets: [], feeds: [] }
  const robots = await askRobots(address, visit)
  if (!robots.mayRead(address)) return { ...nothing, failures: [{ url: address, code: 'robots' }] }
  /** Nothing is asked twice as fast as the site wants. */
  const ask = async (url: string, fail: Fail = noted): Promise<WebPage | null> => {
    if (visit.signal.aborted) return fail(url, 'tooSlow')
    if (!robots.mayRead(url)) return fail(url, 'robots')
    if (robots.delayMs > 0) await visit.wait(robots.delayMs)
    try {
      return await visit.fetch(url, { signal: visit.signal })
    } catch (reason) {
      return fail(url, codeOf(reason, visit.signal))
    }
  }
  const noted: Fail = (url, code) => {
    failures.push({ url, code })
    return null
  }
  /** Lists and styles may be missing: nobody is told. */
  const peek: Ask = (url) => ask(url, () => null)

  const first = await ask(address)
  if (!first) return nothing
  const home = takePage(first, first.url, '', noted)
  if (!home) return nothing
  const { host } = new URL(first.url)
  const sheets = await readSheets(home, host, peek)
  // Read once more, now that it is known what its style sheets hide.
  const pages: GatheredPage[] = [{ page: readPage(first, sheets.join('\n')), kind: 'home' }]
  const listed = await readSitemaps(robots, first.url, peek)
  const chosen = choosePages(home, listed, robots)
  const planned = chosen.length + 1
  visit.progress({ read: 1, planned, url: first.url })
  await inTurns(chosen, robots.delayMs > 0 ? 1 : mostAtOnce, async ({ url, text }) => {
    const answer = await ask(url)
    const page =
      answer && isOwn(answer.url, host, () => noted(url, 'elsewhere'))
        ? takePage(answer, url, sheets.join('\n'), noted)
        : null
    if (page && !pages.some((one) => sameAddress(one.page.url) === sameAddress(page.url)))
      pages.push({ page, kind: kindOfPage(page.url, `${text} ${page.title}`) })
    visit.progress({ read: pages.length, planned, url })
  })
  const feeds = await readFeeds(pages, host, peek)
  const order = chosen.map(({ url }) => sameAddress(url))
  const place = ({ page }: GatheredPage) => order.indexOf(sameAddress(page.url))
  return { pages: pages.sort((a, b) => place(a) - place(b)), failures, sheets, feeds }
}

type Ask = (url: string) => Promise<WebPage | null>
type Fail = (url: string, code: PageFailureCode) => null

async function askRobots(address: string, { fetch, signal }: Visit): Promise<Robots> {
  const url = new URL('/robots.txt', address).href
  try {
    const { body, type } = await fetch(url, { signal })
    return readRobots(url, type.includes('html') ? '' : new TextDecoder().decode(body))
  } catch (reason) {
    // Without rules everything may be read; a site that cannot be reached says so again with its first page.
    if (reason instanceof Error) return readRobots(url, '')
    throw reason
  }
}

const codes: readonly PageFailureCode[] = [
  'notFound',
  'refused',
  'notPublic',
  'tooLarge',
  'tooSlow',
  'redirects',
  'unreachable',
]

/** The client says why in its error's code; what it cannot say is that the site is out of reach. */
function codeOf(reason: unknown, signal: AbortSignal): PageFailureCode {
  if (signal.aborted) return 'tooSlow'
  const said = reason instanceof Error && 'code' in reason ? reason.code : null
  return codes.find((code) => code === said) ?? 'unreachable'
}

function takePage(answer: WebPage, wanted: string, sheets: string, fail: Fail): ReadPage | null {
  if (answer.type !== '' && !/html|xml/.test(answer.type)) return fail(wanted, 'notAPage')
  const page = readPage(answer, sheets)
  const isElsewhere = sameAddress(answer.url) !== sameAddress(wanted)
  if (page.hasPassword && (isElsewhere || page.blocks.length < 12)) return fail(wanted, 'login')
  if (!page.blocks.some((block) => block.is !== 'heading' || block.text.length > 20))
    return fail(wanted, 'empty')
  return page
}

function isOwn(url: string, host: string, otherwise: () => void): boolean {
  const bare = (name: string) => name.replace(/^www\./, '')
  if (bare(new URL(url).host) === bare(host)) return true
  otherwise()
  return false
}

async function readSheets(home: ReadPage, host: string, ask: Ask): Promise<string[]> {
  const own = home.styleLinks.filter((url) => new URL(url).host === host).slice(0, mostSheets)
  const answers = await Promise.all(own.map(ask))
  return answers.flatMap((answer) =>
    answer ? [new TextDecoder().decode(answer.body.subarray(0, 400_000))] : [],
  )
}

async function readSitemaps(robots: Robots, home: string, ask: Ask): Promise<string[]> {
  const pages: string[] = []
  const todo = robots.sitemaps.length > 0 ? [...robots.sitemaps] : [new URL('/sitemap.xml', home).href]
  for (let looked = 0, url = todo.shift(); url !== undefined && looked < 4; looked++, url = todo.shift()) {
    if (new URL(url).host !== new URL(home).host) continue
    const answer = await ask(url)
    if (!answer) continue
    const sitemap = readSitemap(answer.body, answer.type)
    pages.push(...sitemap.pages)
    todo.push(...sitemap.others)
  }
  return pages
}

function choosePages(
  home: ReadPage,
  listed: readonly string[],
  robots: Robots,
): { url: string; text: string }[] {
  const { host } = new URL(home.url)
  const found = new Map<string, { url: string; text: string; worth: number }>()
  const links = [...home.links, ...listed.map((url) => ({ url, text: '' }))]
  for (const [index, { url, text }] of links.entries()) {
    const bare = new URL(url)
    bare.hash = ''
    const key = sameAddress(bare.href)
    if (bare.host !== host || key === sameAddress(home.url) || found.has(key)) continue
    const worth = worthOf(bare.href, text) * (isInAnotherLanguage(bare, home) ? 0.2 : 1)
    // What its own menu names comes before what only its list of addresses does.
    if (worth > 0 && robots.mayRead(bare.href))
      found.set(key, { url: bare.href, text, worth: worth - index / 10_000 })
  }
  return [...found.values()].sort((a, b) => b.worth - a.worth).slice(0, mostPages - 1)
}

/** “/en/…” of a French site says the same once more. */
function isInAnotherLanguage({ pathname }: URL, home: ReadPage): boolean {
  const [first = ''] = pathname.split('/').filter(Boolean)
  return /^(?:fr|en|es|de|it|nl|pt)$/.test(first) && first !== home.language
}

async function readFeeds(
  pages: readonly GatheredPage[],
  host: string,
  ask: Ask,
): Promise<Gathered['feeds'][number][]> {
  const known = new Map(pages.flatMap(({ page }) => page.feeds).map((feed) => [feed.url, feed]))
  const own = [...known.values()]
    .filter(({ url }) => new URL(url).host === host && !/comments/i.test(url))
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

/** Two ways of writing one address. */
export function sameAddress(url: string): string {
  const { host, pathname, search } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/(?:index\.\w{3,5})?$/, '')}${search}`
}
