import type { Node, Page } from '../document/design.ts'
import { middle, type Size } from '../geometry/box.ts'
import { roundedRectangle } from '../geometry/outline.ts'
import type { Remark, Surroundings } from '../kinds/kind.ts'
import { type Leaf, painterOf } from '../kinds/registry.ts'
import type { Drawing, Matrix } from './drawing.ts'
import { paintFill } from './paint-fill.ts'

export interface Painted {
  drawings: Drawing[]
  remarks: Remark[]
}

export function paintPage(page: Page, stage: Size, around: Surroundings): Painted {
  const remarks: Remark[] = []
  const remark = (one: Remark) => remarks.push(one)
  const drawings: Drawing[] = []
  const ground = paintFill(page.background, stage, around.brand)
  if (ground) drawings.push({ type: 'path', d: roundedRectangle(stage, 0), fill: ground })
  for (const node of page.nodes) {
    const drawn = paintNode(node, around, remark)
    if (drawn) drawings.push(drawn)
  }
  return { drawings, remarks }
}

export function paintNode(
  node: Node,
  around: Surroundings,
  remark: (remark: Remark) => void,
): Drawing | null {
  if (node.isHidden || node.opacity <= 0) return null
  const items =
    node.kind === 'group'
      ? node.children.map((child) => paintNode(child, around, remark)).filter((one) => one !== null)
      : paintLeaf(node, around, remark)
  if (items.length === 0) return null
  return {
    type: 'group',
    ...(node.kind === 'group' ? {} : { matrix: placeOf(node) }),
    ...(node.opacity < 100 ? { opacity: node.opacity / 100 } : {}),
    items,
  }
}

/** From the corner (0, 0) of its own box. */
export const paintLeaf = (leaf: Leaf, around: Surroundings, remark: (remark: Remark) => void): Drawing[] =>
  painterOf(leaf).paint(leaf, around, remark)

/** From the corner of its box to its place on the page, turned about its middle. */
export function placeOf(leaf: Leaf): Matrix {
  if (leaf.rotation === 0) return [1, 0, 0, 1, leaf.x, leaf.y]
  const turn = (leaf.rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const { x, y } = middle(leaf)
  const [halfWidth, halfHeight] = [leaf.width / 2, leaf.height / 2]
  return [cos, sin, -sin, cos, x - cos * halfWidth + sin * halfHeight, y - sin * halfWidth - cos * halfHeight]
}
