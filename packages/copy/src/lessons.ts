import type { Language, WritingRule } from '@postelier/contract'
import { breaksRules } from './rules.ts'
import { addressesOtherwise } from './words/address.ts'
import { countEmoji } from './words/comparable.ts'
import { stopWords } from './words/stop-words.ts'

/** A text as it was drafted, and as somebody left it. */
export interface Correction {
  readonly before: string
  readonly after: string
}

export interface Lesson {
  readonly rule: WritingRule
  /** What shows it, by place among the corrections. */
  readonly from: readonly number[]
}

/** Marks that somebody takes out twice are not wanted; once may be chance. */
const oftenEnough = 2
const tags = /(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+/gu
const asks = /[?？]/u

/** Rules that corrections point to: each says of every text what somebody did to several. Nobody is held to them unasked. */
export function lessonsFrom(corrections: readonly Correction[], language: Language): Lesson[] {
  const found = new Map<string, { rule: WritingRule; from: number[]; needs: number }>()
  corrections.forEach((correction, at) => {
    for (const { rule, needs } of lessonsOf(correction, language)) {
      const key = JSON.stringify(rule)
      const known = found.get(key) ?? { rule, from: [], needs }
      known.from.push(at)
      found.set(key, known)
    }
  })
  return (
    [...found.values()]
      .filter(({ from, needs }) => from.length >= needs)
      // What somebody left standing in another text is no rule of theirs.
      .filter(
        ({ rule }) =>
          corrections.filter(({ after }) => breaksRules(after, [rule], language).length > 0).length === 0,
      )
      .map(({ rule, from }) => ({ rule, from }))
  )
}

interface Hint {
  readonly rule: WritingRule
  readonly needs: number
}

function lessonsOf({ before, after }: Correction, language: Language): Hint[] {
  if (after.trim() === '' || before === after) return []
  const gone = (has: (text: string) => boolean) => has(before) && !has(after)
  const marks: readonly (readonly [WritingRule, boolean])[] = [
    [{ is: 'noExclamationMarks' }, gone((text) => text.includes('!'))],
    [{ is: 'noQuestions' }, gone((text) => asks.test(text))],
    [{ is: 'noEmoji' }, gone((text) => countEmoji(text) > 0)],
    [{ is: 'noHashtags' }, gone((text) => new RegExp(tags).test(text))],
  ]
  return [
    ...marks.filter(([, isGone]) => isGone).map(([rule]) => ({ rule, needs: oftenEnough })),
    ...addressOf(before, after, language),
    ...wordOf(before, after, language),
  ]
}

/** From one address to the other: one such correction says it. */
function addressOf(before: string, after: string, language: Language): Hint[] {
  const other = { familiarity: 'formality', formality: 'familiarity' } as const
  for (const wanted of ['familiarity', 'formality'] as const)
    if (
      addressesOtherwise(before, wanted, language) &&
      !addressesOtherwise(after, wanted, language) &&
      addressesOtherwise(after, other[wanted], language)
    )
      return [{ rule: { is: 'address', formality: wanted }, needs: 1 }]
  return []
}

const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []

/** One word in place of another, or one left out, everything else as it was. */
function wordOf(before: string, after: string, language: Language): Hint[] {
  const [old, now] = [words(before), words(after)]
  let head = 0
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head++
  let tail = 0
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  const [out, into] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)]
  const [word = '', instead] = [out[0], into[0]]
  const isOfMatter = word.length > 3 && !stopWords[language].has(word.toLowerCase()) && !/\d/.test(word)
  if (out.length !== 1 || !isOfMatter || into.length > 1) return []
  const plain = word.toLowerCase()
  if (instead === undefined) return [{ rule: { is: 'avoidWord', word: plain }, needs: oftenEnough }]
  // A letter mended is a slip, no wish; a figure is of that one post.
  if (/\d/.test(instead) || isNear(plain, instead.toLowerCase())) return []
  return [{ rule: { is: 'sayInstead', word: plain, instead: instead.toLowerCase() }, needs: oftenEnough }]
}

/** The same but for its ending: another form of the same word. */
const isNear = (one: string, other: string): boolean => {
  const shared = [...one].findIndex((letter, at) => other[at] !== letter)
  return shared === -1 || shared >= Math.min(one.length, other.length) - 2
}
