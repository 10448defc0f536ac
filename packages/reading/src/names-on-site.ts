// Words that are names on this site: with a capital in the middle of sentences, and never without one.
import { blockText, type ReadPage } from './page/read-page.ts'

export function namesOnSite(pages: readonly ReadPage[]): (word: string) => boolean {
  const small = new Set<string>()
  const capital = new Set<string>()
  for (const page of pages)
    for (const block of page.blocks) {
      if (block.is === 'heading') continue
      for (const match of blockText(block).matchAll(/(?<=[\p{L},;] |['’])\p{L}[\p{L}-]+/gu)) {
        const [word] = match
        if (/^\p{Lu}/u.test(word)) capital.add(word.toLowerCase())
        else small.add(word)
      }
    }
  // German writes every noun so.
  if (pages[0]?.language === 'de') return () => false
  return (word) => capital.has(word.toLowerCase()) && !small.has(word.toLowerCase())
}
