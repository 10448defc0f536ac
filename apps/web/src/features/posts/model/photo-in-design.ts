// The photo in a drawn page, and the same page with another one. Plain data: what can draw is loaded by the editor alone.
import type { Design, Node } from '@postelier/scene'

type Frame = Extract<Node, { kind: 'image' }>

const isFrame = (node: Node): node is Frame => node.kind === 'image' && node.role === 'publicationImage'

const framesIn = (nodes: readonly Node[]): Frame[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? framesIn(node.children) : isFrame(node) ? [node] : []))

/** Whether a page has room for a photo at all. */
export const hasFrame = ({ pages }: Design, page: number): boolean =>
  framesIn(pages[page]?.nodes ?? []).length > 0

/** What the first frame of a page shows; null where a page has no frame, or nothing in it. */
export const photoOn = ({ pages }: Design, page: number): string | null =>
  framesIn(pages[page]?.nodes ?? [])[0]?.asset ?? null

/** Wherever the page showed the one before. It comes whole into the middle: how the other one was cut fits no other. */
export function withPhoto(design: Design, page: number, asset: string): Design {
  const before = photoOn(design, page)
  const dressed = (node: Node): Node => {
    if (node.kind === 'group') return { ...node, children: node.children.map(dressed) }
    return isFrame(node) && (node.asset ?? null) === before
      ? { ...node, asset, zoom: 100, focusX: 50, focusY: 50 }
      : node
  }
  return {
    ...design,
    pages: design.pages.map((one, nth) => (nth === page ? { ...one, nodes: one.nodes.map(dressed) } : one)),
  }
}
