import type { Page } from '../document/design.ts'
import { leavesOf } from '../document/walk.ts'
import { type Box, corners, type Size } from '../geometry/box.ts'
import type { Inset } from '../geometry/safe-zones.ts'
import type { Leaf } from '../kinds/registry.ts'
import type { Change } from './command.ts'
import { boundsAround } from './nodes.ts'

/** What must not be cut off; forms and pictures may bleed. */
const mustStay = (leaf: Leaf): boolean =>
  leaf.kind === 'text' || (leaf.kind === 'image' && leaf.role === 'logo')

const staying = (page: Page) => leavesOf(page.nodes).filter((leaf) => !leaf.isHidden && mustStay(leaf))

const zoneOf = ({ width, height }: Size, { top, right, bottom, left }: Inset): Box => ({
  x: left,
  y: top,
  width: width - left - right,
  height: height - top - bottom,
})

/** Half a unit is nothing anybody sees. */
const slack = 0.5

export function isInside(page: Page, stage: Size, inset: Inset): boolean {
  const { x, y, width, height } = zoneOf(stage, inset)
  return staying(page).every((leaf) =>
    corners(boundsAround([leaf]) ?? leaf).every(
      (corner) =>
        corner.x >= x - slack &&
        corner.x <= x + width + slack &&
        corner.y >= y - slack &&
        corner.y <= y + height + slack,
    ),
  )
}

interface Axis {
  scale: number
  at: (value: number) => number
}

/** From what is there to what is free: drawn together towards the zone, and never apart. */
function axis(low: number, high: number, from: number, to: number): Axis {
  const [start, end] = [Math.min(low, from), Math.max(high, to)]
  const scale = end > start ? (to - from) / (end - start) : 1
  return { scale, at: (value) => from + (value - start) * scale }
}

/** Words and logos drawn together until the zone holds them all, in the composition they had. */
export function bringInside(page: Page, stage: Size, inset: Inset): Change[] {
  const leaves = staying(page).filter((leaf) => !leaf.isLocked)
  const bounds = boundsAround(leaves)
  if (!bounds || isInside(page, stage, inset)) return []
  const zone = zoneOf(stage, inset)
  const across = axis(bounds.x, bounds.x + bounds.width, zone.x, zone.x + zone.width)
  const down = axis(bounds.y, bounds.y + bounds.height, zone.y, zone.y + zone.height)
  return leaves.map((leaf) => {
    // Turned, a box would leave by its corners if its sides shrank each for itself.
    const both = Math.min(across.scale, down.scale)
    const [wide, high] = leaf.rotation % 180 === 0 ? [across.scale, down.scale] : [both, both]
    const [width, height] = [leaf.width * wide, leaf.height * high]
    const set = {
      x: across.at(leaf.x + leaf.width / 2) - width / 2,
      y: down.at(leaf.y + leaf.height / 2) - height / 2,
      width,
      height,
    }
    return {
      id: leaf.id,
      set: leaf.kind === 'text' ? { ...set, size: Math.floor(leaf.size * both * 10) / 10 } : set,
    }
  })
}
