// What only shows over a month: sentences that come again, and posts that begin alike.
import { bare, type Fault, type WrittenPost, wordsOf } from './written-post.ts'

/** A sentence of at least three words that was already said on the same network, or by an earlier post on any. */
export function repeatedSentences(posts: readonly WrittenPost[]): Fault[] {
  const said = new Map<string, Set<string>>()
  return posts.flatMap(({ network, sentences, said: before }) =>
    sentences.flatMap(({ text }) => {
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

const openingWords = 4

/** The share of posts that begin in their own way, of each network alone. */
export function distinctOpenings(posts: readonly WrittenPost[]): number {
  const networks = [...new Set(posts.map(({ network }) => network))]
  const shares = networks.map((network) => {
    const own = posts.filter((post) => post.network === network)
    const openings = own.map(({ text }) => wordsOf(text).slice(0, openingWords).join(' '))
    return new Set(openings).size / Math.max(1, openings.length)
  })
  return Math.min(1, ...shares)
}
