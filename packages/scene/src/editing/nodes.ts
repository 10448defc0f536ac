import type { Group, Node, Page } from '../document/design.ts'
import { leavesOf } from '../document/walk.ts'
import { around, type Box, corners, middle, turned } from '../geometry/box.ts'
import type { Leaf } from '../kinds/registry.ts'

export const findNode = (nodes: readonly Node[], id: string): Node | undefined => {
  for (const node of nodes) {
    if (node.id === id) return node
    const inside = node.kind === 'group' ? findNode(node.children, id) : undefined
    if (inside) return inside
  }
  return undefined
}

/** The group that holds a node directly; nothing where the page itself does. */
export function holderOf(nodes: readonly Node[], id: string): Group | null {
  for (const node of nodes) {
    if (node.kind !== 'group') continue
    if (node.children.some((child) => child.id === id)) return node
    const deeper = holderOf(node.children, id)
    if (deeper) return deeper
  }
  return null
}

export const childrenOf = (page: Page, holder: string | null): Node[] => {
  if (holder === null) return page.nodes
  const group = findNode(page.nodes, holder)
  return group?.kind === 'group' ? group.children : []
}

/** Branches in which nothing changed stay the same objects, so that only what changed is painted again. */
export function mapNodes(nodes: Node[], change: (node: Node) => Node | null): Node[] {
  let isSame = true
  const mapped = nodes.flatMap((node): Node[] => {
    const children = node.kind === 'group' ? mapNodes(node.children, change) : null
    const whole =
      node.kind === 'group' && children !== null && children !== node.children ? { ...node, children } : node
    // A group that lost all it held is gone with it.
    const changed = whole.kind === 'group' && whole.children.length === 0 ? null : change(whole)
    if (changed !== node) isSame = false
    return changed ? [changed] : []
  })
  return isSame ? nodes : mapped
}

export const leavesIn = (node: Node): Leaf[] => (node.kind === 'group' ? leavesOf(node.children) : [node])

/** The upright box around what a node shows. */
export const nodeBounds = (node: Node): Box =>
  around(
    leavesIn(node).flatMap((leaf) =>
      corners(leaf).map((corner) => turned(corner, middle(leaf), leaf.rotation)),
    ),
  )

export const boundsAround = (nodes: readonly Node[]): Box | null =>
  nodes.length === 0 ? null : around(nodes.flatMap((node) => corners(nodeBounds(node))))

export const idsOf = (page: Page): Set<string> => {
  const ids = new Set<string>()
  const collect = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      ids.add(node.id)
      if (node.kind === 'group') collect(node.children)
    }
  }
  collect(page.nodes)
  return ids
}

/** The first name of a kind that nothing has yet: g1, g2, … */
export function freeAmong(letter: string, taken: ReadonlySet<string>): string {
  let at = 1
  while (taken.has(`${letter}${at}`)) at++
  return `${letter}${at}`
}
