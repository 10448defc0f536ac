/** Signs and drawings, and what joins or turns them: nothing is lost of a name without them. */
const isSign = /[\p{S}\p{M}\p{Cc}\p{Cf}\p{Extended_Pictographic}]/u

/**
 * Words as a face can write them: a letter it does not have loses its accent, a sign it does not have is left out, and what it
 * cannot write at all stands as a question mark. A letter that no face has would be an empty box, which a document to be kept may
 * not hold.
 */
export function writable(words: string, has: (letter: string) => boolean): string {
  const letters = [
    ...words
      .normalize('NFC')
      .toWellFormed()
      .replaceAll(/[\r\t\u202f]/g, ' '),
  ]
  const written = letters.map((letter) => {
    if (letter === '\n') return letter
    if (/[\p{Cc}\p{Cf}]/u.test(letter)) return ''
    if (has(letter)) return letter
    const base = [...letter.normalize('NFD')].filter(has).join('')
    return base || (isSign.test(letter) ? '' : '?')
  })
  const text = written.join('')
  // Where a sign stood between two words one space is left.
  return written.includes('') ? text.replaceAll(/ {2,}/g, ' ').trim() : text
}
