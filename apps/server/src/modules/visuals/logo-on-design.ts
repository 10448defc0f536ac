// Whether a post's picture bears the business's logo: somebody's choice for this post, over what its template does.
import { type Design, leavesOf, type Node, repair, stageOf } from '@postelier/scene'

type Page = Design['pages'][number]
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const isLogo = (node: Node): boolean => node.kind === 'image' && node.role === 'logo'
const bearsLogo = ({ nodes }: Page): boolean => leavesOf(nodes).some(isLogo)

export const withoutLogo = (design: Design): Design => ({
  ...design,
  pages: design.pages.map((page) => ({ ...page, nodes: withoutLogos(page.nodes) })),
})

const withoutLogos = (nodes: readonly Node[]): Node[] =>
  nodes
    .filter((node) => !isLogo(node))
    .map((node) => (node.kind === 'group' ? { ...node, children: withoutLogos(node.children) } : node))

export const takesLogo = (design: Design): boolean => withLogo(design).pages.some(bearsLogo)

/** Where the template has no place for it, in a corner of the first page that nothing is written in. */
export function withLogo(design: Design): Design {
  const [first, ...rest] = design.pages
  if (!first || design.pages.some(bearsLogo)) return design
  const corner = freeCorner(first, stageOf(design.ratio))
  if (!corner) return design
  const logo = { kind: 'image', id: 'business-logo', name: 'Logo', role: 'logo', fit: 'contain', ...corner }
  return repair({ ...design, pages: [{ ...first, nodes: [...first.nodes, logo] }, ...rest] })
}

function freeCorner(page: Page, stage: { width: number; height: number }): Box | undefined {
  const [width, height] = [Math.round(stage.width * 0.2), Math.round(stage.width * 0.075)]
  const margin = Math.round(stage.width * 0.055)
  const [right, bottom] = [stage.width - margin - width, stage.height - margin - height]
  const corners = [
    { x: right, y: bottom, width, height },
    { x: margin, y: bottom, width, height },
    { x: right, y: margin, width, height },
    { x: margin, y: margin, width, height },
  ]
  const leaves = leavesOf(page.nodes).filter(({ isHidden }) => !isHidden)
  const texts = leaves.filter(({ kind }) => kind === 'text')
  // What fills the page is its ground, and stands behind whatever is on it.
  const drawn = leaves.filter((leaf) => leaf.kind !== 'text' && !isGround(leaf, stage))
  const free = corners.filter((corner) => !texts.some((leaf) => meets(leaf, corner)))
  return free.find((corner) => !drawn.some((leaf) => meets(leaf, corner))) ?? free[0]
}

const isGround = (box: Box, stage: { width: number; height: number }): boolean =>
  box.width >= stage.width * 0.9 || box.height >= stage.height * 0.9

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
