import { type Box, middle, type Point, turned } from '../geometry/box.ts'
import type { Leaf } from '../kinds/registry.ts'
import type { Change } from './command.ts'

/** Which edge is pulled: -1 is left or top, 1 is right or bottom, 0 is neither. */
export interface Handle {
  x: -1 | 0 | 1
  y: -1 | 0 | 1
}

export interface ResizeOptions {
  handle: Handle
  /** Where the handle is pulled to, on the page. */
  to: Point
  keepsRatio: boolean
  fromMiddle: boolean
}

const smallest = 4

/** A corner of words or of a picture keeps its proportions; the corner of a shape is free. */
export const keepsRatioByItself = (leaf: Leaf, { x, y }: Handle): boolean =>
  x !== 0 && y !== 0 && leaf.kind !== 'shape'

/** A turned element grows along its own sides, and what lies opposite the handle stays where it is. */
export function resized(leaf: Leaf, { handle, to, keepsRatio, fromMiddle }: ResizeOptions): Change {
  const centre = middle(leaf)
  const local = turned(to, centre, -leaf.rotation)
  const still = fromMiddle
    ? centre
    : { x: centre.x - (handle.x * leaf.width) / 2, y: centre.y - (handle.y * leaf.height) / 2 }
  const share = fromMiddle ? 2 : 1
  const pulled = (axis: 'x' | 'y', own: number) =>
    handle[axis] === 0 ? own : Math.max(smallest, (local[axis] - still[axis]) * handle[axis] * share)
  let [width, height] = [pulled('x', leaf.width), pulled('y', leaf.height)]
  if (keepsRatio) {
    const factor =
      handle.x === 0
        ? height / leaf.height
        : handle.y === 0
          ? width / leaf.width
          : Math.max(width / leaf.width, height / leaf.height)
    width = leaf.width * factor
    height = leaf.height * factor
  }
  const newCentre = fromMiddle
    ? centre
    : turned(
        { x: still.x + (handle.x * width) / 2, y: still.y + (handle.y * height) / 2 },
        centre,
        leaf.rotation,
      )
  const factor = width / leaf.width
  return {
    id: leaf.id,
    set: {
      x: newCentre.x - width / 2,
      y: newCentre.y - height / 2,
      width,
      height,
      // Words grow with their box when it is pulled at a corner, and break anew when it is pulled at a side.
      ...(leaf.kind === 'text' && keepsRatio && handle.x !== 0 && handle.y !== 0
        ? { size: leaf.size * factor }
        : {}),
    },
  }
}

/** Several elements grow as one picture does: all by the same factor. */
export function resizedTogether(
  leaves: readonly Leaf[],
  from: Box,
  { handle, to, fromMiddle }: ResizeOptions,
): Change[] {
  const centre = middle(from)
  const still = fromMiddle
    ? centre
    : { x: centre.x - (handle.x * from.width) / 2, y: centre.y - (handle.y * from.height) / 2 }
  const reach = fromMiddle ? 0.5 : 1
  const factors = [
    handle.x === 0 ? 0 : ((to.x - still.x) * handle.x) / (from.width * reach),
    handle.y === 0 ? 0 : ((to.y - still.y) * handle.y) / (from.height * reach),
  ]
  const least = smallest / Math.max(from.width, from.height)
  const factor = Math.max(least, ...factors)
  return leaves.map((leaf) => {
    const own = middle(leaf)
    const [width, height] = [leaf.width * factor, leaf.height * factor]
    return {
      id: leaf.id,
      set: {
        x: still.x + (own.x - still.x) * factor - width / 2,
        y: still.y + (own.y - still.y) * factor - height / 2,
        width,
        height,
        ...(leaf.kind === 'text' ? { size: leaf.size * factor } : {}),
        ...(leaf.kind === 'shape'
          ? { borderWidth: leaf.borderWidth * factor, radius: leaf.radius * factor }
          : {}),
      },
    }
  })
}
