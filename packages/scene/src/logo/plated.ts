// A page whose logos stand where they are seen. What lies under a logo is asked of what is painted there, so that it
// holds for any template in any brand, and for what somebody moved by hand.
import type { Rgb } from '../brand/contrast.ts'
import type { Node, NodeOf, Page } from '../document/design.ts'
import { type Box, boundsOf, middle, type Point, type Size } from '../geometry/box.ts'
import { roundedRectangle } from '../geometry/outline.ts'
import { assetFor, type Plate } from '../kinds/image/image.ts'
import type { Surroundings } from '../kinds/kind.ts'
import { placePicture } from '../kinds/picture.ts'
import { type Leaf, painterOf } from '../kinds/registry.ts'
import type { Drawing } from '../paint/drawing.ts'
import { paintFill } from '../paint/paint-fill.ts'
import { placeOf } from '../paint/place-of.ts'
import { seenAt } from '../paint/seen-at.ts'
import type { Ink } from './ink.ts'
import { plateFor } from './plate.ts'

type Picture = NodeOf<'image'>

/** A leaf as it stands in the page: what it is in may let through what is behind. */
interface Layer {
  readonly leaf: Leaf
  readonly opacity: number
}

/** A page without a ground is sent on white. */
const paper: Rgb = [255, 255, 255]

export function platedNodes(page: Page, stage: Size, around: Surroundings): readonly Node[] {
  const layers = layersOf(page.nodes)
  const plates = new Map<Leaf, Plate>()
  for (const [at, { leaf }] of layers.entries()) {
    const logo = leaf.kind === 'image' ? logoOf(leaf, around) : null
    if (leaf.kind !== 'image' || !logo) continue
    const below = drawnUnder(leaf, page, layers.slice(0, at), stage, around)
    const grounds = pointsOf(leaf, logo.size).map((point) => seenAt(below, point, paper))
    const hex = plateFor(logo.ink, grounds, around.brand)
    if (hex !== null) plates.set(leaf, { hex, side: sideOf(leaf, stage) })
  }
  return plates.size > 0 ? page.nodes.map((node) => withPlates(node, plates)) : page.nodes
}

const layersOf = (nodes: readonly Node[], opacity = 1): Layer[] =>
  nodes.flatMap((node) => {
    const own = (opacity * node.opacity) / 100
    if (node.isHidden || own <= 0) return []
    return node.kind === 'group' ? layersOf(node.children, own) : [{ leaf: node, opacity: own }]
  })

/** Whoever fills a frame with it or cuts it to a form has a place of their own in mind. */
function logoOf(leaf: Picture, around: Surroundings): { ink: Ink; size: Size } | null {
  if (leaf.role !== 'logo' || leaf.fit !== 'contain' || leaf.zoom > 100 || leaf.mask !== 'none') return null
  const asset = assetFor(leaf, around.brand)
  const [ink, size] = asset === null ? [] : [around.inkOf?.(asset), around.assetSize(asset)]
  return ink && size ? { ink, size } : null
}

/** Words are thin, and stand in front of what counts. */
function drawnUnder(
  logo: Leaf,
  page: Page,
  layers: readonly Layer[],
  stage: Size,
  around: Surroundings,
): Drawing[] {
  const place = boundsOf(logo)
  const ground = paintFill(page.background, stage, around.brand)
  return [
    ...(ground ? [{ type: 'path' as const, d: roundedRectangle(stage, 0), fill: ground }] : []),
    ...layers
      .filter(({ leaf }) => leaf.kind !== 'text' && meet(boundsOf(leaf), place))
      .map(({ leaf, opacity }) => ({
        type: 'group' as const,
        matrix: placeOf(leaf),
        opacity,
        items: drawn(leaf, around),
      })),
  ]
}

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** While a logo is pulled about, what it is pulled over stays the same. */
const known = new WeakMap<Leaf, { around: Surroundings; items: Drawing[] }>()
function drawn(leaf: Leaf, around: Surroundings): Drawing[] {
  const before = known.get(leaf)
  if (before?.around === around) return before.items
  const items = painterOf(leaf).paint(leaf, around, () => undefined)
  known.set(leaf, { around, items })
  return items
}

const [columns, rows] = [9, 5]

/** Spread over what is drawn of it, on the page. */
function pointsOf(leaf: Picture, own: Size): Point[] {
  const { x, y, width, height } = placePicture(leaf, leaf, own)
  const [a, b, c, d, e, f] = placeOf(leaf)
  return Array.from({ length: columns * rows }, (_, at) => {
    const across = x + (width * ((at % columns) + 0.5)) / columns
    const down = y + (height * (Math.floor(at / columns) + 0.5)) / rows
    return { x: a * across + c * down + e, y: b * across + d * down + f }
  })
}

function sideOf(leaf: Leaf, stage: Size): Plate['side'] {
  const share = middle(leaf).x / stage.width
  return share < 0.4 ? 'left' : share > 0.6 ? 'right' : 'middle'
}

function withPlates(node: Node, plates: ReadonlyMap<Leaf, Plate>): Node {
  if (node.kind === 'group')
    return { ...node, children: node.children.map((child) => withPlates(child, plates)) }
  const plate = plates.get(node)
  return plate && node.kind === 'image' ? { ...node, plate } : node
}
