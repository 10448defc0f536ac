// The photo in a drawn page, and the same page with another one. Plain data: what can draw is loaded by the editor alone.
import { type Design, mostPages, type Node, stageOf } from '@postelier/scene'

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

/** Behind everything on the page, as large as the page: there it can be told and changed like any other photo. */
export function withGround(design: Design, page: number, asset: string): object {
  const stage = stageOf(design.ratio)
  const photo = { kind: 'image', role: 'publicationImage', id: 'photo-behind', x: 0, y: 0, ...stage, asset }
  return {
    ...design,
    pages: design.pages.map((one, nth) => (nth === page ? { ...one, nodes: [photo, ...one.nodes] } : one)),
  }
}

/** The same page once more behind it, to be written anew. */
export function withPageAfter(design: Design, page: number): Design {
  const like = design.pages[page]
  if (!like || design.pages.length >= mostPages) return design
  const taken = new Set(design.pages.map(({ id }) => id))
  const free = Array.from({ length: mostPages + 1 }, (_, nth) => `p${nth + 1}`).find((id) => !taken.has(id))
  return { ...design, pages: design.pages.toSpliced(page + 1, 0, { ...like, id: free ?? 'p', name: '' }) }
}
