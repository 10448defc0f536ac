import type { Node } from '../document/design.ts'
import type { Box } from '../geometry/box.ts'
import type { Leaf } from '../kinds/registry.ts'
import type { Change } from './command.ts'
import { leavesIn, nodeBounds } from './nodes.ts'

export const edges = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof edges)[number]
export type Direction = 'across' | 'down'
export type Layer = 'front' | 'forward' | 'backward' | 'back'

export const shifted = (node: Node, dx: number, dy: number): Change[] =>
  dx === 0 && dy === 0
    ? []
    : leavesIn(node).map((leaf) => ({ id: leaf.id, set: { x: leaf.x + dx, y: leaf.y + dy } }))

const towards: Record<Edge, (own: Box, within: Box) => [dx: number, dy: number]> = {
  left: (own, within) => [within.x - own.x, 0],
  center: (own, within) => [within.x + within.width / 2 - own.x - own.width / 2, 0],
  right: (own, within) => [within.x + within.width - own.x - own.width, 0],
  top: (own, within) => [0, within.y - own.y],
  middle: (own, within) => [0, within.y + within.height / 2 - own.y - own.height / 2],
  bottom: (own, within) => [0, within.y + within.height - own.y - own.height],
}

/** To an edge or the middle of a box: of the page for one element, of all of them together for several. */
export const aligned = (nodes: readonly Node[], edge: Edge, within: Box): Change[] =>
  nodes.flatMap((node) => shifted(node, ...towards[edge](nodeBounds(node), within)))

/** The same distance between each and the next; the outermost stay where they are. */
export function distributed(nodes: readonly Node[], direction: Direction): Change[] {
  if (nodes.length < 3) return []
  const [at, size] = direction === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const placed = nodes
    .map((node) => ({ node, box: nodeBounds(node) }))
    .sort((one, other) => one.box[at] + one.box[size] / 2 - (other.box[at] + other.box[size] / 2))
  const [first, last] = [placed[0], placed.at(-1)]
  if (!first || !last) return []
  const taken = placed.reduce((sum, { box }) => sum + box[size], 0)
  const gap = (last.box[at] + last.box[size] - first.box[at] - taken) / (placed.length - 1)
  let next = first.box[at]
  return placed.flatMap(({ node, box }) => {
    const by = next - box[at]
    next += box[size] + gap
    return direction === 'across' ? shifted(node, by, 0) : shifted(node, 0, by)
  })
}

/** The ids of one holder after some of its children were brought forward or sent back. */
export function layered(ids: readonly string[], moving: ReadonlySet<string>, layer: Layer): string[] {
  const [staying, moved] = [ids.filter((id) => !moving.has(id)), ids.filter((id) => moving.has(id))]
  switch (layer) {
    case 'front':
      return [...staying, ...moved]
    case 'back':
      return [...moved, ...staying]
    case 'forward':
      return stepped([...ids].reverse(), moving).reverse()
    case 'backward':
      return stepped(ids, moving)
  }
}

/** Each moving one changes places with the one before it, unless that moves too. */
function stepped(ids: readonly string[], moving: ReadonlySet<string>): string[] {
  const order = [...ids]
  for (let at = 1; at < order.length; at++) {
    const [before, own] = [order[at - 1], order[at]]
    if (own !== undefined && before !== undefined && moving.has(own) && !moving.has(before)) {
      order[at - 1] = own
      order[at] = before
    }
  }
  return order
}

/** Turned about a point, as one thing. */
export function turnedTogether(
  leaves: readonly Leaf[],
  about: { x: number; y: number },
  degrees: number,
): Change[] {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return leaves.map((leaf) => {
    const [dx, dy] = [leaf.x + leaf.width / 2 - about.x, leaf.y + leaf.height / 2 - about.y]
    return {
      id: leaf.id,
      set: {
        x: about.x + dx * cos - dy * sin - leaf.width / 2,
        y: about.y + dx * sin + dy * cos - leaf.height / 2,
        rotation: leaf.rotation + degrees,
      },
    }
  })
}
