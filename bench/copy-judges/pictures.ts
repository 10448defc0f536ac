// Whether a picture says what its post is about: a word of the thing's name, of the subject's, or its day.
import { bare, type Fault } from './written-post.ts'

export interface WrittenPicture {
  readonly subject: string
  /** What the facts it is about are called, and asked. */
  readonly names: readonly string[]
  readonly words: readonly string[]
}

const beginnings = (text: string): string[] =>
  bare(text)
    .split(' ')
    .filter((word) => word.length > 3 || /\d/.test(word))
    .map((word) => word.slice(0, 5))

export function namelessPicture({ subject, names, words }: WrittenPicture): Fault[] {
  const shown = new Set(beginnings(words.join(' ')))
  const wanted = beginnings([subject, ...names].join(' '))
  if (wanted.length === 0 || wanted.some((word) => shown.has(word))) return []
  return [{ judge: 'picture', why: `it does not name “${subject}”`, where: words.join(' | ') }]
}
