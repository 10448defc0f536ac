import type { TextCount } from '../descriptor.ts'

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** What a reader sees as one character. */
export const countGraphemes = (text: string): number => [...segmenter.segment(text)].length

export const countBytes = (text: string): number => new TextEncoder().encode(text).length

export const counted = (used: number, most: number): TextCount => ({ used, most, isOver: used > most })

/** Counts UTF-16 units: the larger of the two counts in question where a network does not say its unit. */
export const countUnits = (text: string, most: number): TextCount => counted(text.length, most)

export const countTags = (text: string): number =>
  text.match(/(?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]+/gu)?.length ?? 0

export const countMentions = (text: string): number => text.match(/(?<![\p{L}\p{N}_.])@[\w.]+/gu)?.length ?? 0
