// Ten sites by somebody who had not seen the reader: what of their labels was found. Whoever works on the reader sees totals only.
import { readFileSync } from 'node:fs'
import type { Fact, FactKind, Language } from '@postelier/contract'
import { readSite, type SiteReading } from '@postelier/reading'
import { z } from 'zod'
import { readFromFiles } from './read-from-files.ts'

export const today = '2026-11-26'
const folder = new URL('other-hand/', import.meta.url)

const price = z.object({ text: z.string(), cents: z.number(), currency: z.string() })
const labelledFact = z.object({
  id: z.string(),
  kind: z.string().transform((kind) => kind as FactKind),
  about: z.string(),
  question: z.string().default(''),
  says: z.array(z.string()),
  page: z.string(),
  price: price.optional(),
  prices: z.array(price).default([]),
  date: z.iso.date().optional(),
  until: z.iso.date().optional(),
  keywords: z.array(z.string()),
})
const trap = z.object({ id: z.string(), why: z.string(), page: z.string(), says: z.array(z.string()) })
const labels = z.object({
  key: z.string(),
  name: z.string(),
  city: z.string(),
  timeZone: z.string(),
  language: z.string().transform((language) => language as Language),
  summary: z.string(),
  formality: z.enum(['familiarity', 'formality']),
  pronoun: z.enum(['firstSingular', 'firstPlural', 'thirdSingular']),
  photos: z.array(z.object({ src: z.string() })),
  facts: z.array(labelledFact),
  traps: z.array(trap),
})
export type OtherHandLabels = z.infer<typeof labels>
type LabelledFact = OtherHandLabels['facts'][number]

export const otherHandKeys = z
  .object({ keys: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(new URL('catalogue.json', folder), 'utf8'))).keys

export const readOtherHand = (key: string): OtherHandLabels =>
  labels.parse(JSON.parse(readFileSync(new URL(`${key}/labels.json`, folder), 'utf8')))

export const siteOfOtherHand = (key: string): Promise<SiteReading> => {
  const origin = `https://${key}.example`
  const fetch = readFromFiles(`other-hand/${key}`, origin)
  return readSite(`${origin}/`, { fetch, today, wait: async () => undefined })
}

export interface Share {
  readonly of: number
  readonly found: number
}

export interface OtherHandJudgement {
  readonly facts: Share
  readonly lastDays: Share
  readonly prices: Share
  readonly photos: Share
  /** Of what was read and may be told, how much is somebody else's, over, or small print. */
  readonly harmful: Share
  readonly trapsTold: readonly string[]
}

/** What is judged in posts and not in facts: pictures, which of two sentences is right, and praise of oneself. */
const ofPosts: ReadonlySet<string> = new Set(['stockPhoto', 'contradiction', 'opinion'])

export function judgeOtherHand(reading: SiteReading, { facts, traps, photos }: OtherHandLabels): OtherHandJudgement {
  const pairs = facts.map((label) => ({ label, read: bestFor(label, reading.facts) }))
  const dated = pairs.filter(({ label }) => label.until !== undefined)
  const priced = pairs.filter(({ label }) => label.price !== undefined || label.prices.length > 0)
  const tellable = reading.facts.filter((fact) => (fact.until ?? fact.date ?? '9999') >= today || isUndated(fact))
  const harmful = tellable.filter((fact) => tellsTrap(fact, traps))
  const seen = new Set('photos' in reading ? (reading.photos as readonly { url: string }[]).map(({ url }) => pathOf(url)) : [])
  return {
    facts: share(pairs, ({ read }) => read !== null),
    lastDays: share(dated, ({ label, read }) => read !== null && lastDayOf(read) === label.until),
    prices: share(priced, ({ label }) => reading.facts.some((fact) => isAbout(fact, label) && tellsPrice(fact, label))),
    photos: share(photos, ({ src }) => seen.has(decodeURI(src))),
    harmful: { of: tellable.length, found: harmful.length },
    trapsTold: harmful.flatMap((fact) => tellsTrap(fact, traps) ?? []),
  }
}

const share = <T>(all: readonly T[], isFound: (one: T) => boolean): Share => ({
  of: all.length,
  found: all.filter(isFound).length,
})

const pathOf = (url: string) => decodeURI(new URL(url).pathname)
const pageOf = (fact: Fact) => ('url' in fact.source ? pathOf(fact.source.url) : '')
const lastDayOf = ({ until, date }: Fact): string | null => until ?? date
/** An article's day is when it was written: it may be told for weeks after it. */
const isUndated = ({ kind, until }: Fact) => kind === 'news' && until === null

/** A row of a price list may be a fact beside the sentences that describe the thing. */
const isAbout = (fact: Fact, { keywords, says, question }: LabelledFact): boolean =>
  keywords.some((word) => wordsOf(saidIn(fact)).join(' ').includes(wordsOf(word).join(' '))) ||
  shareOf([question, ...says].join(' '), saidIn(fact)) >= 0.6

const tellsPrice = ({ price: read, says }: Fact, { price: one, prices }: LabelledFact): boolean =>
  [one, ...prices].some(
    (label) =>
      label !== undefined && (read?.cents === label.cents || says.join(' ').includes(label.text.replace(/\s+/g, ' '))),
  )

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
const saidIn = ({ about, question, says }: Pick<Fact, 'about' | 'question' | 'says'>): string => [about, question, ...says].join(' ')

/** How many of the first's words stand in the second. */
function shareOf(first: string, second: string): number {
  const words = wordsOf(first)
  const other = new Set(wordsOf(second))
  return words.length === 0 ? 0 : words.filter((word) => other.has(word)).length / words.length
}

/** Of all that was read on any page, what says most of it: six words in ten at least. */
function bestFor(label: LabelledFact, read: readonly Fact[]): Fact | null {
  const ranked = read
    .map((fact) => ({ fact, share: shareOf([label.question, ...label.says].join(' '), saidIn(fact)) }))
    .map(({ fact, share: own }) => ({ fact, share: own + (pageOf(fact) === label.page ? 0.05 : 0) }))
    .sort((one, other) => other.share - one.share)
  const [best] = ranked
  return best && best.share >= 0.6 ? best.fact : null
}

const tellsTrap = (fact: Fact, traps: OtherHandLabels['traps']): string | null =>
  traps.find(
    ({ why, says }) =>
      !ofPosts.has(why) &&
      // Told as what was once, it is no trap.
      !(why === 'history' && fact.kind === 'history') &&
      says.some((line) => fact.says.some((own) => isSameSentence(own, line))),
  )?.id ?? null

const isSameSentence = (own: string, line: string): boolean =>
  wordsOf(own).length > 2 && shareOf(own, line) >= 0.8 && shareOf(line, own) >= 0.5
