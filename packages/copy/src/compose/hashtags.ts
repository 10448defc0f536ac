import type { Fact, FactKind, Language, Network } from '@postelier/contract'
import type { Business } from '../brief.ts'
import { nounOf } from '../grammar/noun.ts'
import { chance } from '../random.ts'
import { clicheIn } from '../words/cliches.ts'
import { comparable, wordsOf } from '../words/comparable.ts'
import { stopWords } from '../words/stop-words.ts'
import { holds } from './parts.ts'
import { isOfCalendar } from './related.ts'
import type { Speaking } from './speaking.ts'

const mostOn: Readonly<Record<Network, number>> = {
  instagram: 3,
  tiktok: 3,
  linkedin: 2,
  x: 1,
  facebook: 0,
  bluesky: 0,
}

const taggable: ReadonlySet<FactKind> = new Set([
  ...(['product', 'service', 'method', 'event', 'offer', 'history', 'award'] as const),
])
const superlative =
  /(?<![\p{L}])(?:meilleure?s?|best|top|uniques?|mejor(?:es)?|bester?|besten|únic[oa]s?|einzige?|n°|no\.? ?1)(?![\p{L}])/iu

/** Words to be found by, most telling first: the thing, the town, the trade. */
export const hashtagsFor = (
  networks: readonly Network[],
  fact: Fact,
  facts: readonly Fact[],
  { business, speaking, seed }: { business: Business; speaking: Speaking; seed: string },
): string[] => {
  if (!speaking.may.tag) return []
  const isWarm = speaking.manners.includes('warm')
  const most = Math.min(...networks.map((network) => mostOn[network] || (isWarm ? 1 : 0)))
  const wanted = Math.round(most * (0.34 + 0.66 * chance(seed, 'hashtags')))
  const trade = facts.find(({ kind, language }) => kind === 'business' && language === fact.language)
  const tags = [
    taggable.has(fact.kind) ? tagOf(nameOf(fact), fact.language) : null,
    tagOf(business.city, fact.language),
    // The trade is the same in every post: now and then is enough.
    trade && chance(seed, 'trade') < 0.3 && !holds(business.name, trade.about)
      ? tagOf(nounOf(trade)?.bare ?? '', fact.language)
      : null,
  ]
  const distinct = new Map(tags.flatMap((tag) => (tag ? [[comparable(tag), tag] as const] : [])))
  return [...distinct.values()].slice(0, wanted)
}

/** Half the name of a day is the name of another: “Journée mondiale”. */
const nameOf = (fact: Fact): string => {
  if (!isOfCalendar(fact)) return nounOf(fact)?.bare ?? ''
  const isShort = fact.about.length <= mostLetters && wordsOf(fact.about).length <= 4
  return isShort && !/\p{L}’s(?!\p{L})/u.test(fact.about) ? fact.about : ''
}

const mostLetters = 24

/** A noun phrase as a tag: its first words with their capitals, accents kept, no hanging little word. */
const tagOf = (phrase: string, language: Language): string | null => {
  if (superlative.test(phrase) || clicheIn(phrase, language)) return null
  // What is told of the thing after its name is no tag.
  const [name = ''] = phrase.split(/ (?:qui|que|dont|où|who|which|that|quien) /iu)
  const words = name.split(/[\s’'-]+/u).filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
  const taken: string[] = []
  for (const word of words.slice(0, 4)) {
    if (taken.join('').length + word.length > mostLetters) break
    taken.push(word)
  }
  while (taken.length > 0 && stopWords[language].has(comparable(taken.at(-1) ?? ''))) taken.pop()
  const tag = taken.map((word) => (word[0]?.toUpperCase() ?? '') + word.slice(1)).join('')
  return tag.length < 3 || /^\d+$/.test(tag) ? null : `#${tag}`
}
