// What is asked of whoever reads a site, and what they answer: every fact with the page it stands on.
import type { Fact, Language } from '@postelier/contract'

/** The shape of the client that reaches outside: it knows which addresses are allowed, how long and how large they may be. */
export interface WebPage {
  /** Where it was in the end. */
  readonly url: string
  readonly type: string
  readonly charset: string | null
  readonly body: Uint8Array
}
export type ReadWeb = (url: string, input: { readonly signal: AbortSignal }) => Promise<WebPage>

export interface Progress {
  readonly read: number
  /** How many will be read, as far as is known now. */
  readonly planned: number
  readonly url: string
}

export interface ReadSiteInput {
  readonly fetch: ReadWeb
  /** ISO date: days without a year are near it. */
  readonly today: string
  readonly signal?: AbortSignal
  readonly timeLimitMs?: number
  readonly progress?: (progress: Progress) => void
  /** One: the page that was named and nothing besides, no list of addresses and no feed. Entries of lists of events and news come on top. */
  readonly mostPages?: number
  /** Tests do not wait between two pages. */
  readonly wait?: (ms: number) => Promise<void>
}

export interface PageName {
  readonly url: string
  readonly title: string
}

export interface FoundOnPage<T> {
  readonly value: T
  readonly page: PageName
}

/** Days count from Monday, 1; spans are in local time, “06:30-13:30”. */
export interface OpeningHours {
  readonly days: readonly number[]
  readonly spans: readonly string[]
}

/** What a voice was judged by: sentences of the site that show it. */
export interface Heard<T> {
  readonly value: T
  readonly shownBy: readonly FoundOnPage<string>[]
}

export type PageFailureCode =
  | 'robots'
  | 'notFound'
  | 'refused'
  | 'notPublic'
  | 'tooLarge'
  | 'tooSlow'
  | 'redirects'
  | 'unreachable'
  /** No words without running its scripts. */
  | 'empty'
  | 'login'
  /** It is another site's. */
  | 'elsewhere'
  | 'notAPage'

export interface PageFailure {
  readonly url: string
  readonly code: PageFailureCode
}

/** Words on a page that speak to machines; never a fact. */
export interface Flag {
  readonly kind: 'machineTalk'
  readonly isHidden: boolean
  readonly text: string
  readonly page: PageName
}

export const pageKinds = [
  'home',
  'about',
  'products',
  'product',
  'services',
  'prices',
  'events',
  'news',
  'article',
  'questions',
  'advice',
  'contact',
  'other',
] as const
export type PageKind = (typeof pageKinds)[number]

/** A page of the business elsewhere, and the page that links to it. */
export interface Social {
  readonly network: string
  readonly url: string
  readonly page: PageName
}

/** A picture of the site's own; nobody has looked at it yet. */
export interface Photo {
  readonly url: string
  readonly alt: string
  /** The nearest heading above it. */
  readonly heading: string
  /** The words that stand nearest to it. */
  readonly beside: string
  readonly page: PageName
  /** The fact whose words it stands beside. */
  readonly factId: string | null
  /** In pixels, where the page says so. */
  readonly width: number | null
  readonly height: number | null
}

/** Empty where nothing is said. */
export interface PostalAddress {
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly country: string
}

export interface SiteReading {
  readonly address: string
  readonly readOn: string
  readonly pages: readonly (PageName & { readonly kind: PageKind; readonly language: Language })[]
  readonly failures: readonly PageFailure[]
  readonly flags: readonly Flag[]
  readonly languages: readonly Language[]
  /** That most of its pages are in, and the first of them. */
  readonly language: FoundOnPage<Language> | null
  readonly postalAddress: FoundOnPage<PostalAddress> | null
  readonly photos: readonly Photo[]
  readonly name: FoundOnPage<string> | null
  readonly summary: FoundOnPage<string> | null
  /** For a search among the platform's sectors; no decision. */
  readonly sectorWords: readonly string[]
  readonly activityType: 'unknown' | 'bToC' | 'bToB' | 'bToBToC'
  readonly tone: Heard<string> | null
  readonly formality: Heard<'familiarity' | 'formality'> | null
  readonly hours: readonly FoundOnPage<OpeningHours>[]
  readonly logo: FoundOnPage<string> | null
  /** Six digits, the most telling first; of the first page and its style sheets. */
  readonly colors: readonly string[]
  readonly socials: readonly Social[]
  readonly feeds: readonly { readonly url: string; readonly title: string }[]
  readonly facts: readonly Fact[]
}
