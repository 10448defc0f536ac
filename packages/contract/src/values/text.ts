import { z } from 'zod'

/** Spaces without width. */
export const widthless = /[\u200B\u2060\uFEFF]/gu
/** What turns the line around: nobody types it, and what it does a reader cannot see. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu
/** Spaces, joiners and the letters that are drawn as nothing: a text of these alone is none. */
export const invisible = /[\p{Cf}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/gu

const seen = (text: string): string => {
  const left = text.replace(widthless, '').replace(turning, '')
  return left.replace(invisible, '').trim() === '' ? '' : left
}

/** What a person writes in their own words, as it can be seen. The joiners that emoji and scripts need stay. */
export const freeText = (max: number) => z.string().overwrite(seen).trim().max(max)
