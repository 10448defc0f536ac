// The words of an article, told apart from what stands around them.

import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { comparable } from '../language/comparable.ts'
import type { Block } from './blocks.ts'
import { boundedHtml } from './bounded.ts'
import type { Tree } from './tree.ts'

const mostElements = 4000
const mostCharacters = 400_000

/** Its text, or nothing where the page is too large or looks like no article. */
export function articleText(html: string, { all, isTooDeep }: Tree): string | null {
  if (html.length > mostCharacters || all.length > mostElements || isTooDeep) return null
  const { document } = parseHTML(boundedHtml(html))
  const parsed = new Readability(document, { maxElemsToParse: mostElements, charThreshold: 120 })
  try {
    return parsed.parse()?.textContent ?? null
  } catch (reason) {
    // Too many elements, or a page no browser would show: the plain reading stands.
    if (reason instanceof Error) return null
    throw reason
  }
}

/** The blocks of an article, without the sentences that stand beside it. */
export function blocksWithin(blocks: readonly Block[], article: string): Block[] {
  const text = comparable(article)
  return blocks.filter((block) => {
    if (block.is !== 'text') return true
    const said = block.lines.map((line) => line.text).join(' ')
    return !/[.!?]$/.test(said) || text.includes(comparable(said))
  })
}
