import type { Language } from '@postelier/contract'
import type { Memory } from './brief.ts'
import { nearDuplicateFrom, type Shingles, shinglesOf, similarityOf } from './duplicates.ts'
import { formsIn } from './frames/forms.ts'
import { comparable, openingOf } from './words/comparable.ts'
import { splitSentences } from './words/split-sentences.ts'

export const emptyMemory: Memory = { sentences: [], openings: [], forms: {} }

/** A memory that knows a post written elsewhere, by a person or a model; or another hook than the one proposed. */
export const rememberPost = (memory: Memory, text: string, language: Language): Memory =>
  remember(memory, {
    sentences: splitSentences(text),
    openings: [openingOf(text)],
    forms: formsIn(splitSentences(text), language),
  })

/**
 * A year of posts at once: their sentences and how they begin. The forms of sentences are looked for in none of them, which
 * takes long: whoever keeps them says them.
 */
export const rememberPosts = (memory: Memory, texts: readonly string[]): Memory => ({
  ...memory,
  sentences: [
    ...new Set([...memory.sentences, ...texts.flatMap(splitSentences).map(comparable).filter(Boolean)]),
  ],
  openings: [...new Set([...memory.openings, ...texts.map(openingOf).filter(Boolean)])],
})

/** What one post adds. */
export const remember = (
  memory: Memory,
  said: {
    readonly sentences: readonly string[]
    readonly openings: readonly string[]
    readonly forms: readonly string[]
  },
): Memory => {
  const forms: Record<string, number> = { ...memory.forms }
  for (const form of new Set(said.forms)) forms[form] = (forms[form] ?? 0) + 1
  const sentences = said.sentences.map(comparable).filter(Boolean)
  return {
    sentences: [...new Set([...memory.sentences, ...sentences])],
    openings: [...new Set([...memory.openings, ...said.openings.filter(Boolean)])],
    forms,
  }
}

export const wasSaid = (memory: Memory, text: string): boolean => memory.sentences.includes(comparable(text))

/** Said, or said in almost these words. */
export const wasSaidAlike = (memory: Memory, text: string, language: Language): boolean =>
  wasSaid(memory, text) || isAlike(memory, shinglesOf(text, language), language)

const isAlike = (memory: Memory, text: Shingles, language: Language): boolean =>
  takenApart(memory, language).some((sentence) => similarityOf(sentence, text) >= nearDuplicateFrom)

// A memory is asked for hundreds of sentences while one post is written: it is taken apart once, and forgotten with it.
const apart = new WeakMap<Memory, { readonly language: Language; readonly sentences: readonly Shingles[] }>()

const takenApart = (memory: Memory, language: Language): readonly Shingles[] => {
  const known = apart.get(memory)
  if (known?.language === language) return known.sentences
  const sentences = memory.sentences.map((sentence) => shinglesOf(sentence, language))
  apart.set(memory, { language, sentences })
  return sentences
}

export const timesUsed = (memory: Memory, form: string): number => memory.forms[form] ?? 0
