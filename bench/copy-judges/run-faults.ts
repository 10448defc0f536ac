// What only shows over a month: sentences that come again.
import { bare, type Commission, type Fault, type WrittenPost } from './written-post.ts'

/** Who it is and how to reach them stands under many posts, and is no sentence. */
const isRow = ({ text, facts }: WrittenPost['sentences'][number], { facts: known }: Commission): boolean =>
  facts.length === 0 ||
  /https?:/.test(text) ||
  facts.every((id) => known.find((fact) => fact.id === id)?.kind === 'contact')

/** A sentence of at least three words that was already said on the same network, or by an earlier post on any. */
export function repeatedSentences(posts: readonly WrittenPost[], commission: Commission): Fault[] {
  const said = new Map<string, Set<string>>()
  return posts.flatMap(({ network, sentences, said: before }) =>
    sentences.flatMap((sentence) => {
      const { text } = sentence
      if (isRow(sentence, commission)) return []
      const key = bare(text.replace(/https?:\/\/\S+/g, ''))
      const known = said.get(network) ?? new Set()
      said.set(network, known)
      if (key.split(' ').length < 3) return []
      if (known.has(key) || before?.has(key))
        return [{ judge: 'repetition', why: 'it was said before', where: text }]
      known.add(key)
      return []
    }),
  )
}
