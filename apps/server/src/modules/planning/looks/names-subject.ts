// Whether the texts of a picture name what its post is about.
import { nameWords } from './name-words.ts'

interface Named {
  readonly subject: string
  /** What the fact is called, or asked. */
  readonly names: readonly string[]
}

const beginning = 5
const shortest = 3

/** How much of the name is said, up to one; one where there is no name. */
export function shareNamed(texts: readonly string[], { subject, names }: Named): number {
  const said = new Set(nameWords(texts.join(' ')).map((word) => word.slice(0, beginning)))
  const shares = [subject, ...names].flatMap((name) => {
    const words = nameWords(name)
    // Short words, like “thé”, name a thing where there are no longer ones.
    const long = words.filter((word) => word.length > shortest)
    const wanted = (long.length > 0 ? long : words).map((word) => word.slice(0, beginning))
    return wanted.length === 0 ? [] : [wanted.filter((word) => said.has(word)).length / wanted.length]
  })
  return shares.length === 0 ? 1 : Math.max(...shares)
}
