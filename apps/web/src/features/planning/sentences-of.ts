/** As many as a fact holds, and as long as each may be. */
const most = 6
const longest = 400

/** Whether it is more than can be kept of one thing. */
export const isTooMuch = (says: readonly string[]): boolean =>
  says.length > most || says.some((sentence) => sentence.length > longest)

/** As much of it as can be kept, from its beginning. */
export const keepable = (says: readonly string[]): string[] =>
  says.filter((sentence) => sentence.length <= longest).slice(0, most)

/** What somebody wrote, sentence by sentence: each line, and each sentence of a line, can be said alone. */
export function sentencesOf(text: string, language: string): string[] {
  const sentences = text
    .split('\n')
    .flatMap((line) => [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)])
    .map(({ segment }) => segment.trim())
    .filter(Boolean)
  if (sentences.length <= most) return sentences
  // More than it holds: what follows each other is said together, and nothing is left out.
  const packed: string[] = []
  for (const sentence of sentences) {
    const last = packed.at(-1)
    if (last !== undefined && `${last} ${sentence}`.length <= longest)
      packed[packed.length - 1] = `${last} ${sentence}`
    else packed.push(sentence)
  }
  return packed
}
