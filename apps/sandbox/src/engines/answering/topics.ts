/** A number that is the same for the same words. */
export function seedOf(text: string): number {
  let seed = 2166136261
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  return seed
}

const dull = new Set(
  'écris phrases phrase accroche deux trois propose proposez écrivez écrire post posts hook words sentences avec pour dans plus vous nous votre notre cette tout tous sont leur leurs mais comme sans chez elle être avoir fait faire write with your from that this have will they their about into more than must answer json object material source'.split(
    ' ',
  ),
)

const usual = ['atelier', 'savoir-faire', 'quartier']

/** What the words are about: the longer ones, the most frequent first, as they were first written. */
export function topicsOf(text: string): readonly string[] {
  // Lines of marks and addresses are nobody's words.
  const lines = text.split('\n').filter((line) => !/^\s*(<|\[|\{|https?:)/.test(line))
  const counts = new Map<string, { readonly word: string; count: number }>()
  for (const word of lines.join(' ').match(/\p{L}[\p{L}’'-]{3,}/gu) ?? []) {
    const key = word.toLowerCase()
    if (dull.has(key)) continue
    const known = counts.get(key)
    if (known) known.count++
    else counts.set(key, { word: key, count: 1 })
  }
  const ranked = [...counts.values()].sort((a, b) => b.count - a.count).map(({ word }) => word)
  return [...new Set([...ranked.slice(0, 12), ...(ranked.length < 3 ? usual : [])])]
}
