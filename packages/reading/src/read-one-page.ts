// One page that somebody named, read for one subject: what it says, and what on it speaks to machines.
import type { Fact } from '@postelier/contract'
import { isOfSite } from './crawl/same-site.ts'
import { readSite } from './read-site.ts'
import type { PageFailureCode, ReadSiteInput } from './site-reading.ts'

export interface OnePage {
  readonly url: string
  readonly title: string
  /** Of the business's own site. */
  readonly isOwn: boolean
  readonly facts: readonly Fact[]
  readonly flags: readonly string[]
}
export type OnePageAnswer = { readonly page: OnePage } | { readonly failure: PageFailureCode | 'empty' }

/** Somebody else's “we” is not the business's. */
const firstPerson: Readonly<Record<Fact['language'], RegExp>> = {
  fr: /(?<!\p{L})(?:je|nous|notre|nos|mon|ma|mes|on)(?!\p{L})|(?<!\p{L})j[’']/iu,
  en: /(?<!\p{L})(?:i|we|our|ours|us|my)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|nosotr[oa]s|nuestr[oa]s?|mi|mis|somos|hacemos|tenemos)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|wir|uns|unser\p{L}*|mein\p{L}*)(?!\p{L})/iu,
}
const mostFacts = 12

interface OnePageInput extends Omit<ReadSiteInput, 'progress'> {
  /** The business's own site: what another one says of itself is not said in its name. */
  readonly ownSite: string
}

export async function readOnePage(address: string, input: OnePageInput): Promise<OnePageAnswer> {
  const site = await readSite(address, { ...input, mostPages: 1 })
  const [page] = site.pages
  if (!page) return { failure: site.failures[0]?.code ?? 'empty' }
  const isOwn = isOfSite(page.url, input.ownSite)
  const mayBeSaid =
    ({ language }: Fact) =>
    (sentence: string) =>
      isOwn || !firstPerson[language].test(sentence)
  const facts = site.facts
    .filter(({ source }) => source.by === 'page')
    // Whoever reads the post is sent to the page that was named, and nowhere else.
    .map((fact) => ({ ...fact, url: page.url, says: fact.says.filter(mayBeSaid(fact)) }))
    .filter(({ says }) => says.length > 0)
    .slice(0, mostFacts)
  return {
    page: { url: page.url, title: page.title, isOwn, facts, flags: site.flags.map(({ text }) => text) },
  }
}
