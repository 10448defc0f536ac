import { type Design, type Group, type Node, type Page, ratios, repair } from '../document/design.ts'
import { leavesOf } from '../document/walk.ts'
import type { Box } from '../geometry/box.ts'
import type { Leaf } from '../kinds/registry.ts'

const side = ratios['1:1'][1]
const gained = ratios['4:5'][1] - side

/** The upper third stays, the lower third goes all the way down, and what lies between goes its share. */
const moved = (y: number) => y + gained * Math.min(1, Math.max(0, (y - side / 3) / (side / 3)))
const middleOf = (box: Box) => box.y + box.height / 2
/** Words nearer than this belong together, and keep their distance. */
const near = 72

/** By how much each text goes down: those that stand together go together. */
function movesOfWords(leaves: readonly Leaf[]): Map<string, number> {
  const texts = leaves.filter((leaf) => leaf.kind === 'text').sort((one, other) => one.y - other.y)
  const blocks: Box[][] = []
  const moves = new Map<string, number>()
  const ids = new Map<Box[], string[]>()
  for (const text of texts) {
    const block = blocks.find((boxes) =>
      boxes.some((box) => text.y - (box.y + box.height) < near && across(box, text)),
    )
    const own = block ?? []
    if (!block) blocks.push(own)
    own.push(text)
    ids.set(own, [...(ids.get(own) ?? []), text.id])
  }
  for (const block of blocks) {
    const [top, bottom] = [
      Math.min(...block.map(({ y }) => y)),
      Math.max(...block.map(({ y, height }) => y + height)),
    ]
    const centre = (top + bottom) / 2
    for (const id of ids.get(block) ?? []) moves.set(id, moved(centre) - centre)
  }
  return moves
}

const across = (one: Box, other: Box) => one.x < other.x + other.width && other.x < one.x + one.width
const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** A form keeps its size: what bleeds over an edge goes with that edge, what carries words goes with them. */
function moveOfForm(form: Leaf, leaves: readonly Leaf[], words: ReadonlyMap<string, number>): number {
  const carried = leaves.find((leaf) => leaf.kind === 'text' && holds(form, leaf))
  if (carried) return words.get(carried.id) ?? 0
  const [over, under] = [form.y < 0, form.y + form.height > side - 2]
  if (under && !over) return gained
  if (over && !under) return 0
  return moved(middleOf(form)) - middleOf(form)
}

/** A square design for the portrait of 4 to 5: taller by a quarter, the composition kept. */
export function renditionFourFive(design: Design): Design {
  const page = (own: Page): Page => {
    const leaves = leavesOf(own.nodes)
    const words = movesOfWords(leaves)
    const place = (leaf: Leaf): Leaf => {
      if (leaf.kind === 'text') return { ...leaf, y: leaf.y + (words.get(leaf.id) ?? 0) }
      const stretches =
        (leaf.kind === 'shape' && leaf.form === 'rectangle' && leaf.rotation === 0) ||
        (leaf.kind === 'image' && leaf.role === 'publicationImage' && leaf.mask !== 'circle')
      if (!stretches) return { ...leaf, y: leaf.y + moveOfForm(leaf, leaves, words) }
      const [top, bottom] = [moved(leaf.y), moved(leaf.y + leaf.height)]
      return { ...leaf, y: top, height: bottom - top }
    }
    const node = (one: Node): Node =>
      one.kind === 'group' ? ({ ...one, children: one.children.map(node) } satisfies Group) : place(one)
    return { ...own, nodes: own.nodes.map(node) }
  }
  return repair({ ...design, ratio: '4:5', pages: design.pages.map(page) })
}
