import type { Fact, FactKind, Language } from '@postelier/contract'
import { comparable } from '../words/comparable.ts'
import { hasSureVerb, hasVerb } from '../words/has-verb.ts'
import type { Material, SourceSentence } from './material.ts'
import { canBegin } from './naming.ts'
import { type Segment, segmentOf } from './segment.ts'

/**
 * The sentences of one fact that stand together, in their order: none that takes up another which is not there. Under a label
 * the first may go on from the name.
 */
export const standing = (
  material: Material,
  isLabelled: boolean,
  sentences: readonly SourceSentence[] = material.sentences,
): SourceSentence[] => {
  const taken: SourceSentence[] = []
  for (const sentence of sentences) {
    const before = taken.at(-1)
    const follows = before !== undefined && before.index === sentence.index - 1
    const isBorne =
      sentence.leans === 'sentence'
        ? follows
        : sentence.leans === 'name'
          ? follows || isLabelled
          : taken.length > 0 || isLabelled || canBegin(sentence, material)
    if (isBorne && !(taken.length === 0 && isAside(sentence, material.fact))) taken.push(sentence)
  }
  return taken
}

const mostOfAside = 3
/** Of these a few words say what they are like, or where and when. */
const described: ReadonlySet<FactKind> = new Set([
  ...(['product', 'service', 'offer', 'hours', 'place', 'contact', 'business', 'question'] as const),
])

/** “Bottes aux pieds.”: a few words that do nothing go on from a sentence, and none begins with them. */
const isAside = ({ text, source }: SourceSentence, { kind, language }: Fact): boolean => {
  // What stood behind its name and a colon says what it is.
  if (described.has(kind) || comparable(text) !== comparable(source)) return false
  const words = text.replace(/[.!…]+$/u, '').split(/\s+/)
  return words.length <= mostOfAside && !/[\d:]/.test(text) && !doesAnything(words, language)
}

/** “leads” may be a verb; what an English sentence ends with seldom is. */
const doesAnything = (words: readonly string[], language: Language): boolean => {
  if (language === 'es') return hasSureVerb(words.join(' '), language)
  const [first = ''] = words
  return (
    hasVerb(first, language) ||
    hasVerb(words.slice(0, language === 'en' ? -1 : undefined).join(' '), language)
  )
}

/** The same with another sentence first, the most telling before any other: one with a figure. */
export const otherOrders = (material: Material, all: readonly SourceSentence[]): SourceSentence[][] => {
  const others = all.slice(1).filter((one) => !one.isPriceRow && canBegin(one, material))
  const strong = others.filter(({ text }) => /\d/.test(text))
  return [...strong, ...others.filter((one) => !strong.includes(one))].map((first) =>
    beginningWith(first, all),
  )
}

/** With what leans on it. */
const beginningWith = (first: SourceSentence, all: readonly SourceSentence[]): SourceSentence[] => {
  const at = all.indexOf(first)
  const until = all.findIndex((one, index) => index > at && one.leans === 'nothing')
  const group = all.slice(at, until < 0 ? all.length : until)
  return [...group, ...all.filter((one) => !group.includes(one))]
}

export const sentenceSegments = (sentences: readonly SourceSentence[]): Segment[] =>
  sentences.map(({ text, factId, source }) => segmentOf('sentence', text, [factId], source))
