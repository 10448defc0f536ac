import type { Brand } from '../brand/brand.ts'
import { type Leaf, painterOf } from '../kinds/registry.ts'
import type { FaceChoice } from '../text/families.ts'
import type { Design, Node } from './design.ts'

export const leavesOf = (nodes: readonly Node[]): Leaf[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? leavesOf(node.children) : [node]))

const allLeaves = (design: Design): Leaf[] => design.pages.flatMap((page) => leavesOf(page.nodes))

/** What must be read before a design can be painted for a brand. */
export const facesOf = (design: Design, brand: Brand): FaceChoice[] =>
  allLeaves(design).flatMap((leaf) => painterOf(leaf).faces?.(leaf, brand) ?? [])

export const assetsOf = (design: Design, brand: Brand): string[] => [
  ...new Set(allLeaves(design).flatMap((leaf) => painterOf(leaf).assets?.(leaf, brand) ?? [])),
]

/** What one element is written with. */
export const facesOfLeaf = (leaf: Leaf, brand: Brand): FaceChoice[] =>
  painterOf(leaf).faces?.(leaf, brand) ?? []
