// What a post's visual still shows of its template: words that were meant to be written anew, frames without a picture,
// pages with nothing on them. Nothing forbids them; whoever says yes is asked whether they mean it.
import type { VisualLeftOver } from '@postelier/contract'
import { type Design, leavesOf, type Node } from '@postelier/scene'

const isSeen = (node: Node): boolean => !node.isHidden && node.opacity > 0

/** What can be seen; a hidden group hides what is in it. */
export const seenOf = (nodes: readonly Node[]): ReturnType<typeof leavesOf> =>
  nodes.filter(isSeen).flatMap((node) => (node.kind === 'group' ? seenOf(node.children) : leavesOf([node])))

/** The words that a template asks to be written anew for each post. */
export const samplesOf = (design: Design): string[] => [
  ...new Set(
    design.pages
      .flatMap((page) => leavesOf(page.nodes))
      .flatMap((leaf) => (leaf.kind === 'text' && leaf.dynamic && leaf.content.trim() ? [leaf.content] : [])),
  ),
]

/** What it says in letters that can be seen, page after page. */
export const wordsOf = (design: Design): string[] =>
  design.pages.flatMap((page) =>
    seenOf(page.nodes).flatMap((leaf) => (leaf.kind === 'text' && leaf.content.trim() ? [leaf.content] : [])),
  )

/** Places of the pages on which nothing can be seen. */
export const blankPagesOf = (design: Design): number[] =>
  design.pages.flatMap((page, nth) => (seenOf(page.nodes).length === 0 ? [nth] : []))

export function leftOverOf(design: Design, samples: readonly string[]): VisualLeftOver {
  const known = new Set(samples)
  const pages = design.pages.map((page) => seenOf(page.nodes))
  const words = pages
    .flat()
    .flatMap((leaf) => (leaf.kind === 'text' && known.has(leaf.content) ? [leaf.content] : []))
  return {
    words: [...new Set(words)],
    frames: pages
      .flat()
      .filter((leaf) => leaf.kind === 'image' && leaf.role === 'publicationImage' && leaf.asset === null)
      .length,
    pages: blankPagesOf(design).length,
  }
}
