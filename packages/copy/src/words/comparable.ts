// While one post is written the same sentences are compared thousands of times.
const seen = new Map<string, string>()
const mostSeen = 4000

/** A text as it is compared: without case, accents, punctuation and emoji. */
export const comparable = (text: string): string => {
  const known = seen.get(text)
  if (known !== undefined) return known
  if (seen.size >= mostSeen) seen.clear()
  const plain = madeComparable(text)
  seen.set(text, plain)
  return plain
}

const madeComparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // “32,00 €” is “32 €”.
    .replace(/(\d)[.,]00(?!\d)/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const wordsOf = (text: string): string[] => comparable(text).split(' ').filter(Boolean)

/** The first three words: two posts that begin alike look alike. */
export const openingOf = (text: string): string => wordsOf(text).slice(0, 3).join(' ')

const emoji =
  /(?<!\s)\s*(?:\p{RGI_Emoji}|\p{Extended_Pictographic}\u{FE0F}?|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}\u{200D}\u{FE0F}])+/gv
// Signs of trade and law are letters of a kind; nobody takes them for emoji.
const signs = /^\s*[©®™]\u{FE0F}?$/u

export const withoutEmoji = (text: string): string =>
  text.replace(emoji, (found) => (signs.test(found) ? found : '')).trim()

export const countEmoji = (text: string): number =>
  [...text.matchAll(/\p{RGI_Emoji}/gv)].filter(([found]) => !signs.test(found)).length

export const capitalised = (text: string): string =>
  text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )

/** A word that stood at the head, “From £29”, as it stands inside a sentence. */
export const uncapitalised = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => letter.toLowerCase())
