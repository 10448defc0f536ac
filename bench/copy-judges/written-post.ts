// A post as a judge sees it: words, who says so, and what was asked for. Nothing of how it was made.
import type { Fact, Language, Network } from '@postelier/contract'
import type { Labels } from '../../tests/sites/labels.ts'

export interface WrittenSentence {
  readonly text: string
  /** Ids of the facts it stands on. */
  readonly facts: readonly string[]
}

export interface WrittenPost {
  readonly network: Network
  readonly text: string
  readonly sentences: readonly WrittenSentence[]
  readonly day: string
  readonly link: string | null
  /** What it was asked to be about; nothing of words that stand in pictures. */
  readonly subject?: { readonly name: string; readonly facts: readonly string[] }
  /** What posts before it said, made bare; only of what goes out. */
  readonly said?: ReadonlySet<string>
}

/** What all posts of a run share. */
export interface Commission {
  readonly labels: Labels
  readonly language: Language
  readonly formality: 'familiarity' | 'formality'
  readonly emoji: 'without' | 'institutional' | 'emotional'
  /** What was given to write from: the labelled facts, or what was read of the site. */
  readonly facts: readonly Fact[]
  /** Where facts were read by a machine, they are judged against all that a person labelled. */
  readonly isRead: boolean
}

export interface Fault {
  readonly judge: string
  readonly why: string
  readonly where: string
}

/** Words in small letters, without what joins them. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/https?:\/\/\S+/g, ' ')
    .match(/\p{L}+|\d+/gu) ?? []

export const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

export const emojiIn = (text: string): string[] => text.match(/\p{Extended_Pictographic}/gu) ?? []

/** All the words of a fact that may be told, with what its page is called. */
export const materialOf = (fact: Fact): string =>
  [
    'title' in fact.source ? fact.source.title : '',
    fact.about,
    fact.question,
    ...fact.says,
    fact.price?.text ?? '',
    fact.where,
  ].join(' \n ')
