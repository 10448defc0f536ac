// What a reader sees at a glance, before reading: a post that is one sentence or hardly more, three to choose from that begin
// alike. No single one is a fault, as little may be known; many of them are. Counted from the words alone.
import { bare, type Commission, type WrittenPost, wordsOf } from './written-post.ts'

const fewestLetters = 90
const fewestWords = 3

/** What is read of it: hashtags are looked up, and an address is clicked. */
const read = (text: string): string =>
  text
    .replace(/https?:\/\/\S+/g, '')
    .replace(/(?<![\p{L}\d&])#[\p{L}\d_]+/gu, '')
    .trim()

export const isShort = ({ text }: WrittenPost): boolean => read(text).length < fewestLetters

/** Whether one sentence tells something and no other: a name above it, a question and a call behind it tell nothing. */
export const isOneSentence = ({ sentences }: WrittenPost, { facts }: Commission): boolean =>
  sentences.filter((one) => {
    const names = facts.filter(({ id }) => one.facts.includes(id)).map(({ about }) => bare(about))
    return one.facts.length > 0 && wordsOf(one.text).length >= fewestWords && !names.includes(bare(one.text))
  }).length < 2

/** What one post offers to choose from. */
export interface Choice {
  readonly texts: readonly string[]
  /** Sentences that the source has of what it is about. */
  readonly known: number
}

const openingWords = 3
const severalKnown = 2

const beginsAlike = ({ texts }: Choice): boolean => {
  const openings = texts.map((text) => wordsOf(text).slice(0, openingWords).join(' '))
  return new Set(openings).size < openings.length
}

export interface Shapes {
  readonly posts: number
  readonly short: number
  readonly single: number
  /** Posts of things of which several sentences are known, and how many of them are no choice. */
  readonly choices: number
  readonly alike: number
  readonly alone: number
}

export function shapesOf(
  posts: readonly WrittenPost[],
  choices: readonly Choice[],
  commission: Commission,
): Shapes {
  const several = choices.filter(({ known }) => known >= severalKnown)
  return {
    posts: posts.length,
    short: posts.filter(isShort).length,
    single: posts.filter((post) => isOneSentence(post, commission)).length,
    choices: several.length,
    alike: several.filter(beginsAlike).length,
    alone: several.filter(({ texts }) => texts.length < 2).length,
  }
}

export const sharesOf = (all: readonly Shapes[]) => {
  const sum = (of: (shapes: Shapes) => number) => all.reduce((total, shapes) => total + of(shapes), 0)
  const share = (some: number, whole: number) => (whole === 0 ? 0 : Math.round((some / whole) * 1000) / 1000)
  const [posts, choices] = [sum((one) => one.posts), sum((one) => one.choices)]
  return {
    short: share(
      sum((one) => one.short),
      posts,
    ),
    single: share(
      sum((one) => one.single),
      posts,
    ),
    alike: share(
      sum((one) => one.alike),
      choices,
    ),
    alone: share(
      sum((one) => one.alone),
      choices,
    ),
  }
}
