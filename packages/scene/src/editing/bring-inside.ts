import type { Page } from '../document/design.ts'
import { leavesOf } from '../document/walk.ts'
import type { Box, Point, Size } from '../geometry/box.ts'
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

const isWithin = (box: Box, { x, y, width, height }: Box): boolean =>
  box.x >= x - slack &&
  box.y >= y - slack &&
  box.x + box.width <= x + width + slack &&
  box.y + box.height <= y + height + slack

/** Locked ones may stand where they are. */
export const isInside = (page: Page, stage: Size, inset: Inset): boolean =>
  staying(page).every((leaf) => leaf.isLocked || isWithin(boxOf(leaf), zoneOf(stage, inset)))

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

/** What stands outside is pushed in; where it would lie on other words, all are drawn together in their composition. */
export function bringInside(page: Page, stage: Size, inset: Inset): Change[] {
  const zone = zoneOf(stage, inset)
  const leaves = staying(page).filter((leaf) => !leaf.isLocked)
  const outside = leaves.filter((leaf) => !isWithin(boxOf(leaf), zone))
  const [only, ...more] = outside
  if (!only) return []
  const by = more.length > 0 ? null : pushInto(boxOf(only), zone)
  if (!by || !staysFree(only, by, leaves)) return drawnTogether(leaves, zone)
  return [{ id: only.id, set: { x: only.x + by.x, y: only.y + by.y } }]
}

/** It lies on no other that it did not lie on before. */
const staysFree = (leaf: Leaf, by: Point, leaves: readonly Leaf[]): boolean =>
  leaves.every(
    (other) =>
      other === leaf || touches(boxOf(leaf), boxOf(other)) || !touches(moved(boxOf(leaf), by), boxOf(other)),
  )

const boxOf = (leaf: Leaf): Box => boundsAround([leaf]) ?? leaf
const moved = (box: Box, by: Point): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y })
const touches = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** As little as it takes; nothing where it is larger than the zone. */
function pushInto(box: Box, zone: Box): Point | null {
  if (box.width > zone.width || box.height > zone.height) return null
  const along = (at: number, size: number, from: number, room: number) =>
    Math.min(Math.max(at, from), from + room - size) - at
  return {
    x: along(box.x, box.width, zone.x, zone.width),
    y: along(box.y, box.height, zone.y, zone.height),
  }
}

function drawnTogether(leaves: readonly Leaf[], zone: Box): Change[] {
  const bounds = boundsAround(leaves)
  if (!bounds) return []
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
