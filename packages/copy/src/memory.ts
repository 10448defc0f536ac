import type { Language } from '@postelier/contract'
import type { Memory } from './brief.ts'
import { nearDuplicateFrom, type Shingles, shinglesOf, similarityOf } from './duplicates.ts'
import { comparable, withoutEmoji, wordsOf } from './words/comparable.ts'
import { splitSentences } from './words/split-sentences.ts'

export const emptyMemory: Memory = { sentences: [] }

/** A memory that knows a post written elsewhere, by a person or a model; or another hook than the one proposed. */
export const rememberPost = (memory: Memory, text: string): Memory => rememberPosts(memory, [text])

/** A year of posts at once. */
export const rememberPosts = (memory: Memory, texts: readonly string[]): Memory => {
  const lines = texts.flatMap(splitSentences)
  return remember(
    memory,
    lines.filter(isSentence),
    lines.filter((text) => !isSentence(text) && /\d/.test(text)),
  )
}

/** A name over or under a post comes again in others; what holds it is not said by it. */
const isSentence = (text: string): boolean =>
  /[.!?…»”"]$/u.test(withoutEmoji(text)) || wordsOf(text).length > mostOfName
const mostOfName = 8

/** What one post adds. */
export const remember = (
  memory: Memory,
  sentences: readonly string[],
  rows: readonly string[] = [],
): Memory => {
  const known = new Set(memory.sentences)
  const added = [...new Set(sentences.map(comparable))].filter((one) => one !== '' && !known.has(one))
  const named = new Set([...(memory.rows ?? []), ...rows.map(comparable)])
  const next: Memory = {
    sentences: [...memory.sentences, ...added],
    ...(named.size > 0 && { rows: [...named] }),
  }
  const before = apart.get(memory)
  if (before)
    apart.set(next, { ...before, sentences: [...before.sentences, ...takeApart(added, before.language)] })
  return next
}

export const wasSaid = ({ sentences, rows = [] }: Memory, text: string): boolean => {
  const plain = comparable(text)
  return sentences.includes(plain) || rows.includes(plain)
}

/** Said, or said in almost these words. */
export const wasSaidAlike = (memory: Memory, text: string, language: Language): boolean =>
  wasSaid(memory, text) || isAlike(memory, shinglesOf(text, language), language)

const isAlike = (memory: Memory, text: Shingles, language: Language): boolean =>
  takenApart(memory, language).some((sentence) => similarityOf(sentence, text) >= nearDuplicateFrom)

// A memory is asked for hundreds of sentences while one post is composed: it is taken apart once, and forgotten with it.
const apart = new WeakMap<Memory, { readonly language: Language; readonly sentences: readonly Shingles[] }>()

const takenApart = (memory: Memory, language: Language): readonly Shingles[] => {
  const known = apart.get(memory)
  if (known?.language === language) return known.sentences
  const sentences = takeApart(memory.sentences, language)
  apart.set(memory, { language, sentences })
  return sentences
}

const takeApart = (sentences: readonly string[], language: Language): Shingles[] =>
  sentences.map((sentence) => shinglesOf(sentence, language))
