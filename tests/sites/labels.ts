// What a careful reader finds on each of the hand-made sites, written by hand and never by code: facts in the contract's
// shape, and what may be claimed at all. Addresses stand as paths there; where the site is served comes in as an argument.
import { readFileSync } from 'node:fs'
import { type Fact, fact, type Language } from '@postelier/contract'

/** Seven, in four languages. The reader was built looking at the first five; the others were read when it stood. */
export const businesses = ['baker', 'lawyer', 'garage', 'yoga', 'software', 'florist', 'workshop'] as const
export type BusinessKey = (typeof businesses)[number]
/** Three more, written and labelled before the reader had seen either: what is so on a site that nobody had in mind. */
export const unseen = ['hairdresser', 'plumber', 'physio'] as const
export type UnseenKey = (typeof unseen)[number]

/** Days count from Monday, 1; spans are in local time, “06:30-13:30”. */
export interface LabelledHours {
  readonly days: readonly number[]
  readonly spans: readonly string[]
}

/** All that may be claimed of a business, whichever fact says it. */
export interface Claims {
  readonly numbers: readonly string[]
  readonly prices: readonly string[]
  readonly dates: readonly string[]
  readonly hours: readonly string[]
  readonly superlatives: readonly string[]
  readonly names: readonly string[]
}

export interface Labels {
  readonly key: BusinessKey | UnseenKey
  readonly name: string
  readonly city: string
  readonly timeZone: string
  readonly language: Language
  readonly summary: string
  readonly sectorWords: readonly string[]
  readonly activityType: string
  readonly tone: string
  readonly formality: 'familiarity' | 'formality'
  readonly pronoun: 'firstSingular' | 'firstPlural' | 'thirdSingular'
  readonly hours: readonly LabelledHours[]
  readonly socials: readonly string[]
  readonly colors: readonly string[]
  readonly logo: string
  readonly feeds: readonly string[]
  readonly facts: readonly Fact[]
  readonly claims: Claims
}

interface WrittenFact {
  readonly id: string
  readonly page: string
  readonly url?: string
}
type LabelsFile = Omit<Labels, 'facts'> & {
  readonly pages: Readonly<Record<string, string>>
  readonly facts: readonly WrittenFact[]
}

/** The day on which everything was labelled: what is over and what is to come is seen from here. */
export const labelledOn = '2026-11-23'

export function readLabels(key: BusinessKey | UnseenKey, origin = `https://${key}.example`): Labels {
  const written = JSON.parse(readFileSync(new URL(`${key}/labels.json`, import.meta.url), 'utf8')) as LabelsFile
  const { pages, facts, ...rest } = written
  const at = (path: string) => (path === '' ? '' : new URL(path, origin).href)
  return {
    ...rest,
    logo: at(rest.logo),
    feeds: rest.feeds.map(at),
    facts: facts.map(({ page, url = '', ...said }) => {
      const title = pages[page]
      if (title === undefined) throw new Error(`${key}: ${said.id} stands on ${page}, which has no title`)
      const source = { by: 'page' as const, url: at(page), title }
      return fact.parse({ language: rest.language, ...said, url: at(url), source })
    }),
  }
}
