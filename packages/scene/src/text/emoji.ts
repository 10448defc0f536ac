// An emoji is one character to whoever types it, and several code points to Unicode. It is drawn, not typeset.
const cluster = /\p{RGI_Emoji}/gv

export interface EmojiRange {
  start: number
  end: number
  key: string
}

/** As drawings are filed: code points in hexadecimal, without the selector that only asks for a picture. */
export const emojiKey = (text: string): string =>
  [...text]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((point) => point !== 0xfe0f)
    .map((point) => point.toString(16).padStart(4, '0'))
    .join('-')

export const emojiIn = (text: string): EmojiRange[] =>
  [...text.matchAll(cluster)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    key: emojiKey(match[0]),
  }))

/** Of an emoji, in ems: the width it takes and the square it is drawn in. */
export const emojiAdvance = 1.2
export const emojiSide = 1.1
