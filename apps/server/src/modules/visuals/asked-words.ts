// What a template asks of whoever writes for it, and a design with the answers in their places.
import type { AskedKind, Design, Leaf, Node } from '@postelier/scene'
import { leavesOf } from '@postelier/scene'
import { takesLogo } from './logo-on-design.ts'

export interface Ask {
  readonly node: string
  readonly kind: AskedKind
  readonly role: 'heading1' | 'heading2' | 'description'
  readonly prompt: string
  /** How many characters read well there; 0 is as many as fit. */
  readonly most: number
  /** Which page it stands on, counted from nought; the first where nothing is said. */
  readonly page?: number
}

export interface Asking {
  /** As they are read: page by page, from above to below, from left to right. */
  readonly asks: readonly Ask[]
  /** Frames for a picture of what the post is about. */
  readonly pictures: number
  /** Drawings that may be others: those that fill a page whatever it is about are none. */
  readonly motifs: readonly string[]
  /** Whether a business's logo has a place on it, or a corner that nothing is written in. */
  readonly takesLogo: boolean
}

/** Fills a page whatever it is about. */
export const scenery: ReadonlySet<string> = new Set(['ripples', 'arches', 'guillemets'])

export function askingOf(design: Design): Asking {
  const leaves = design.pages.flatMap((page) => leavesOf(page.nodes))
  return {
    asks: design.pages.flatMap((page, at) => asksOn(leavesOf(page.nodes), at)),
    takesLogo: takesLogo(design),
    pictures: leaves.filter((leaf) => leaf.kind === 'image' && leaf.role === 'publicationImage').length,
    motifs: leaves.flatMap((leaf) =>
      leaf.kind === 'illustration' && leaf.motif !== null && !scenery.has(leaf.motif) ? [leaf.motif] : [],
    ),
  }
}

const asksOn = (leaves: readonly Leaf[], page: number): Ask[] =>
  leaves
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .flatMap((leaf) =>
      leaf.kind === 'text' && leaf.dynamic
        ? {
            node: leaf.id,
            kind: leaf.dynamic.asks,
            role: leaf.role,
            prompt: leaf.dynamic.prompt,
            most: leaf.maxCharacters,
            page,
          }
        : [],
    )

export interface Answers {
  /** By the node that asked. */
  readonly words: Readonly<Record<string, string>>
  /** A drawing in place of those that may be others; null leaves them. */
  readonly motif: string | null
  /** A picture for every frame, the first for the first; frames beyond them show the last. */
  readonly pictures: readonly string[]
}

export function answered(design: Design, { words, motif, pictures }: Answers): Design {
  let framed = 0
  const dressed = (node: Node): Node => {
    if (node.kind === 'group') return { ...node, children: node.children.map(dressed) }
    if (node.kind === 'text') return { ...node, content: words[node.id] ?? node.content }
    if (node.kind === 'illustration' && motif !== null && node.motif !== null && !scenery.has(node.motif))
      return { ...node, motif }
    if (node.kind === 'image' && node.role === 'publicationImage' && pictures.length > 0)
      return { ...node, asset: pictures[Math.min(framed++, pictures.length - 1)] ?? node.asset }
    return node
  }
  return { ...design, pages: design.pages.map((page) => ({ ...page, nodes: page.nodes.map(dressed) })) }
}
