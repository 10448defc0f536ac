import type { Node, Page } from '../document/design.ts'
import type { Size } from '../geometry/box.ts'
import { roundedRectangle } from '../geometry/outline.ts'
import type { Remark, Surroundings } from '../kinds/kind.ts'
import { type Leaf, painterOf } from '../kinds/registry.ts'
import { platedNodes } from '../logo/plated.ts'
import type { Drawing } from './drawing.ts'
import { paintFill } from './paint-fill.ts'
import { placeOf } from './place-of.ts'

export interface Painted {
  drawings: Drawing[]
  remarks: Remark[]
}

/** Turns a page into drawings, the one way for screen, thumbnail and export, with remarks on what would not be seen. */
export function paintPage(page: Page, stage: Size, around: Surroundings): Painted {
  const remarks: Remark[] = []
  const remark = (one: Remark) => remarks.push(one)
  const drawings: Drawing[] = []
  const ground = paintFill(page.background, stage, around.brand)
  if (ground) drawings.push({ type: 'path', d: roundedRectangle(stage, 0), fill: ground })
  for (const node of platedNodes(page, stage, around)) {
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
