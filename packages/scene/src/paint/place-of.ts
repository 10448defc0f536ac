import { middle } from '../geometry/box.ts'
import type { Leaf } from '../kinds/registry.ts'
import type { Matrix } from './drawing.ts'

/** From the corner of its box to its place on the page, turned about its middle. */
export function placeOf(leaf: Leaf): Matrix {
  if (leaf.rotation === 0) return [1, 0, 0, 1, leaf.x, leaf.y]
  const turn = (leaf.rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const { x, y } = middle(leaf)
  const [halfWidth, halfHeight] = [leaf.width / 2, leaf.height / 2]
  return [cos, sin, -sin, cos, x - cos * halfWidth + sin * halfHeight, y - sin * halfWidth - cos * halfHeight]
}
