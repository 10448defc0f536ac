/** A dash or a point that a list or a name begins with begins no sentence. */
export const withoutMark = (line: string): string => line.trim().replace(/^[\s\u00b7•–—*|,;:.-]+(?=\S)/u, '')

/** Lines of a text after one another: what does not end a sentence is kept apart by a point in the middle. */
export const oneLine = (text: string): string =>
  text
    .split('\n')
    .map(withoutMark)
    .filter((line) => line !== '')
    .reduce(
      (before, line) => (before === '' ? line : `${before}${endsSentence.test(before) ? '' : ' ·'} ${line}`),
      '',
    )

const endsSentence = /(?:\p{P}|\p{Extended_Pictographic}\u{fe0f}?)$/u
