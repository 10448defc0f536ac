// A business's site, read: what it says of itself, each fact with the page it stands on.
import { type Fact, factKinds } from '@postelier/contract'
import { type CollectedPages, collectPages } from './crawl/collect-pages.ts'
import { isLongOver } from './facts/fact-days.ts'
import type { FactDraft } from './facts/fact-drafts.ts'
import { factsOfPage } from './facts/facts-of-page.ts'
import { factsOfFrame } from './facts/hours-facts.ts'
import { joinFacts } from './facts/join-facts.ts'
import { thingsOfFeed } from './feeds/feed-things.ts'
import { readFeed } from './feeds/read-feed.ts'
import { hoursOf } from './hours-of-site.ts'
import {
  nameOfPage,
  readActivityType,
  readLanguage,
  readName,
  readSectorWords,
  readSummary,
} from './identity.ts'
import { comparable } from './language/comparable.ts'
import { readColors } from './look/colors.ts'
import { isBusiness, readLogo } from './look/logo.ts'
import { photosOf } from './look/photos.ts'
import { readSocials } from './look/socials.ts'
import { namesOnSite } from './names-on-site.ts'
import { speaksToMachines } from './page/machine-talk.ts'
import { blockText, type ReadPage } from './page/read-page.ts'
import { cut } from './page/tree.ts'
import { readPostalAddress } from './postal-address.ts'
import type { Flag, FoundOnPage, PageName, ReadSiteInput, SiteReading } from './site-reading.ts'
import { hearFormality, hearTone, type Spoken } from './voice/formality.ts'

const timeLimitMs = 60_000
const mostPages = 12

export async function readSite(address: string, input: ReadSiteInput): Promise<SiteReading> {
  const limit = AbortSignal.timeout(input.timeLimitMs ?? timeLimitMs)
  const signal = input.signal ? AbortSignal.any([input.signal, limit]) : limit
  const collected = await collectPages(address, {
    fetch: input.fetch,
    wait: input.wait ?? ((ms) => new Promise((done) => setTimeout(done, ms))),
    progress: input.progress ?? (() => undefined),
    mostPages: input.mostPages ?? mostPages,
    signal,
  })
  return readingOf(address, collected, input.today)
}

function readingOf(address: string, collected: CollectedPages, today: string): SiteReading {
  const pages = withoutRepeats(collected.pages.map(({ page }) => page))
  const kinds = collected.pages.map(({ kind }) => kind)
  const isName = namesOnSite(pages)
  const name = readName(pages)
  const { flags, flagOn, flagIn } = flagging(pages)
  const drafts = pages.flatMap((page, index) =>
    factsOfPage(page, {
      kind: kinds[index] ?? 'other',
      today,
      isName,
      businessName: name?.value ?? '',
      flag: flagOn(page),
    }),
  )
  const [home] = pages
  const framed = home ? factsOfFrame(home, today, drafts) : []
  const told = joinFacts([...drafts, ...framed, ...feedFacts(collected, today, pages, flagIn)]).filter(
    ({ until }) => until === null || !isLongOver(until, today),
  )
  const { photos, facts } = photosOf(pages, told)
  const spoken = facts.filter(({ source }) => source.by === 'page').flatMap(spokenIn)
  return {
    address,
    readOn: today,
    pages: pages.map((page, index) => ({
      ...nameOfPage(page),
      kind: kinds[index] ?? 'other',
      language: page.language,
    })),
    failures: collected.failures,
    flags,
    languages: [...new Set(pages.map(({ language }) => language))],
    language: readLanguage(pages),
    postalAddress: readPostalAddress(pages),
    photos,
    name,
    summary: readSummary(pages),
    sectorWords: readSectorWords(pages, isName),
    activityType: readActivityType(facts.flatMap(({ says }) => says)),
    tone: hearTone(spoken),
    formality: hearFormality(spoken),
    hours: hoursOf(pages, today),
    logo: logoOf(pages),
    colors: readColors(pages, collected.sheets),
    socials: readSocials(
      pages.flatMap((page) =>
        [
          ...page.things
            .filter(isBusiness)
            .flatMap(({ values }) => (values.sameAs ?? []).filter((one) => typeof one === 'string')),
          ...page.links.map(({ url }) => url),
        ].map((url) => ({ url, page: nameOfPage(page) })),
      ),
    ),
    feeds: collected.feeds.map(({ url, title }) => ({ url, title })),
    facts: [...facts].sort((a, b) => factKinds.indexOf(a.kind) - factKinds.indexOf(b.kind)),
  }
}

/** What most pages repeat is their frame: said by the site's maker, on every page, about none. */
function withoutRepeats(pages: readonly ReadPage[]): ReadPage[] {
  const times = new Map<string, number>()
  for (const page of pages)
    for (const key of new Set(page.blocks.map((block) => comparable(blockText(block)))))
      times.set(key, (times.get(key) ?? 0) + 1)
  const isFrame = (text: string) => (times.get(comparable(text)) ?? 0) >= Math.max(3, pages.length / 2)
  return pages.map((page) => ({ ...page, blocks: page.blocks.filter((block) => !isFrame(blockText(block))) }))
}

const longestFlag = 300
/** A site full of them is told of by a few. */
const mostFlags = 20
const mostOfFeed = 20

function flagging(pages: readonly ReadPage[]) {
  const flags: Flag[] = []
  const add = (page: PageName, text: string, isHidden: boolean) => {
    const short = cut(text, longestFlag)
    if (flags.length < mostFlags && !flags.some((flag) => flag.text === short && flag.page.url === page.url))
      flags.push({ kind: 'machineTalk', isHidden, text: short, page })
  }
  for (const page of pages)
    for (const line of page.hidden.split('\n')) if (speaksToMachines(line)) add(nameOfPage(page), line, true)
  return {
    flags,
    flagOn: (page: ReadPage) => (text: string) => add(nameOfPage(page), text, false),
    /** Of a feed, which is no page. */
    flagIn: (text: string, feed: PageName) => add(feed, text, false),
  }
}

/** News that only the feed tells: their pages were not among those read. */
function feedFacts(
  collected: CollectedPages,
  today: string,
  pages: readonly ReadPage[],
  flag: (text: string, page: PageName) => void,
): FactDraft[] {
  const language = pages[0]?.language ?? 'fr'
  return collected.feeds.flatMap(({ url, title, answer }) => {
    const feed = readFeed(answer.body, answer.type)
    if (!feed.ok) return []
    const told = (text: string) => flag(text, { url, title: title || feed.title })
    for (const text of feed.flags) told(text)
    const things = thingsOfFeed(feed.items.slice(0, mostOfFeed), { url, title, today, language, flag: told })
    return things.flatMap(({ facts }) => facts.map(({ id: _, ...fact }) => fact))
  })
}

const spokenIn = ({ says, language, source }: Fact): Spoken[] =>
  'url' in source
    ? says.map((text) => ({ text, language, page: { url: source.url, title: source.title } }))
    : []

function logoOf(pages: readonly ReadPage[]): FoundOnPage<string> | null {
  for (const page of pages) {
    const value = readLogo(page)
    if (value) return { value, page: nameOfPage(page) }
  }
  return null
}
