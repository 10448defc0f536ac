// What a picture says of words that the post no longer has.

/** Letters and digits alone: breaks, quotes and dots differ between a picture and a text. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A name or a day may stand in both by chance. */
const fewestLetters = 8

/** The first text of the picture that came from the words as they were, and is not in them any more. */
export function stillQuoted(says: readonly string[], before: string, now: string): string | null {
  const [was, is] = [plain(before), plain(now)]
  if (was === is) return null
  return (
    says.find((text) => {
      const words = plain(text)
      return words.length >= fewestLetters && was.includes(words) && !is.includes(words)
    }) ?? null
  )
}
