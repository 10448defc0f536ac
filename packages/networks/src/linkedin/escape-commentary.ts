const reserved = /[\\|{}@[\]()<>#*_~]/g

// A word with a letter in it, at a beginning: `#1` is a number and `/#top` a part of an address.
const hashtag = /(?<=^|[\s(])#[\p{L}\p{N}]*\p{L}[\p{L}\p{N}]*/gu

const literal = (text: string): string => text.replace(reserved, '\\$&')

/**
 * A text in LinkedIn's own small format. A reserved character that is not escaped cuts the post off there without a
 * word (facts 1.6), so everything is escaped but the hashtags, which are meant.
 */
export const escapeCommentary = (text: string): string => {
  let written = ''
  let at = 0
  for (const match of text.matchAll(hashtag)) {
    written += literal(text.slice(at, match.index)) + match[0]
    at = match.index + match[0].length
  }
  return written + literal(text.slice(at))
}

/** The text as it was typed, out of what LinkedIn gives back: it may write a hashtag out in full. */
export const readCommentary = (commentary: string): string =>
  commentary
    .replace(/\{hashtag\|\\?#\|([^}]*)\}/g, '#$1')
    .replace(/@\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([\\|{}@[\]()<>#*_~])/g, '$1')
