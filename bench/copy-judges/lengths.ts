// Whether a text fits its network, counted anew from what the networks document.
import type { Network } from '@postelier/contract'
import type { Fault, WrittenPost } from './written-post.ts'

const graphemes = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length
const hashtags = (text: string) => text.match(/(?<![\p{L}\d&])#[\p{L}\d_]+/gu)?.length ?? 0

/** X weighs: an address 23, an emoji sequence 2, other letters 1 up to U+10FF and for a few marks, else 2. */
export function weightOnX(text: string): number {
  let weight = 0
  const normal = text.normalize('NFC')
  const rest = normal.replace(/https?:\/\/\S+/g, () => {
    weight += 23
    return ''
  })
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(rest)) {
    if (/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(segment)) weight += 2
    else for (const letter of segment) weight += isLight(letter.codePointAt(0) ?? 0) ? 1 : 2
  }
  return weight
}
const isLight = (code: number) =>
  code <= 0x10ff ||
  (code >= 0x2000 && code <= 0x200d) ||
  (code >= 0x2010 && code <= 0x201f) ||
  (code >= 0x2032 && code <= 0x2037)

const limits: Readonly<Record<Network, (text: string) => string | null>> = {
  facebook: (text) => above(text.length, 63_206, 'characters'),
  instagram: (text) => above(text.length, 2200, 'characters') ?? above(hashtags(text), 30, 'hashtags'),
  linkedin: (text) => above(text.length, 3000, 'characters'),
  tiktok: (text) => above(text.length, 2200, 'UTF-16 units'),
  x: (text) => above(weightOnX(text), 280, 'weighted characters'),
  bluesky: (text) =>
    above(graphemes(text), 300, 'graphemes') ?? above(new TextEncoder().encode(text).length, 3000, 'bytes'),
}
const above = (count: number, limit: number, unit: string) =>
  count > limit ? `${count} ${unit}, ${limit} at most` : null

export function tooLong(post: WrittenPost): Fault[] {
  const why = limits[post.network](post.text)
  return why === null
    ? []
    : [{ judge: 'length', why: `${post.network}: ${why}`, where: post.text.slice(0, 80) }]
}
