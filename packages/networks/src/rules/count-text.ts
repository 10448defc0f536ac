import type { NetworkDescriptor, TextCount } from '../descriptor.ts'

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** What a reader sees as one character. */
export const countGraphemes = (text: string): number => [...segmenter.segment(text)].length

export const countBytes = (text: string): number => new TextEncoder().encode(text).length

export const counted = (used: number, most: number): TextCount => ({ used, most, isOver: used > most })

type CountText = NetworkDescriptor['countText']

/** Counts UTF-16 units: the larger of the two counts in question where a network does not say its unit. */
export const unitsUpTo =
  (most: number): CountText =>
  (text) =>
    counted(text.length, most)

/** A story has no text of its own: what is written is not sent, so nothing of it is too long. */
export const butInStories =
  (countText: CountText): CountText =>
  (text, format) =>
    format === 'story' ? counted(0, 0) : countText(text, format)

export const countTags = (text: string): number =>
  text.match(/(?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]+/gu)?.length ?? 0

export const countMentions = (text: string): number => text.match(/(?<![\p{L}\p{N}_.])@[\w.]+/gu)?.length ?? 0
