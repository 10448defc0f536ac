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
    if (isBorne) taken.push(sentence)
  }
  return taken
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
