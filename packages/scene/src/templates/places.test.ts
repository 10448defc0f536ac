// Words keep a place of their own. A drawing or a picture is another one for each post, so nothing may be written on it that
// does not stand on a plate of its own.
import { describe, expect, it } from 'vitest'
import type { Design } from '../document/design.ts'
import { leavesOf } from '../document/walk.ts'
import type { Leaf } from '../kinds/registry.ts'
import { templateSources } from './index.ts'
import { renditionFourFive } from './rendition-four-five.ts'
import { drawnRatios } from './template.ts'

const all = templateSources.flatMap((source) => [
  ...drawnRatios.map((ratio) => ({ name: `${source.key} ${ratio}`, design: source.designs[ratio] })),
  { name: `${source.key} 4:5`, design: renditionFourFive(source.designs['1:1']) },
])

/** Drawn whatever a post is about, and so never replaced. */
const scenery = new Set(['ripples', 'arches', 'guillemets'])
const isReplaced = (leaf: Leaf) =>
  (leaf.kind === 'illustration' && leaf.motif !== null && !scenery.has(leaf.motif)) ||
  (leaf.kind === 'image' && leaf.role === 'publicationImage')

type Bounds = Pick<Leaf, 'x' | 'y' | 'width' | 'height'>
/** Edges may touch. */
const slack = 1
const meet = (one: Bounds, other: Bounds) =>
  one.x + one.width > other.x + slack &&
  other.x + other.width > one.x + slack &&
  one.y + one.height > other.y + slack &&
  other.y + other.height > one.y + slack
/** Drawings leave the edges of their squares empty. */
const inked = ({ x, y, width, height }: Bounds): Bounds => ({
  x: x + margin * width,
  y: y + margin * height,
  width: (1 - 2 * margin) * width,
  height: (1 - 2 * margin) * height,
})
const margin = 0.08
const holds = (outer: Bounds, inner: Bounds) =>
  outer.x <= inner.x + slack &&
  outer.y <= inner.y + slack &&
  outer.x + outer.width >= inner.x + inner.width - slack &&
  outer.y + outer.height >= inner.y + inner.height - slack

/** What stands in the way of each text of a page, in words. */
function inTheWay(page: Design['pages'][number]): string[] {
  const leaves = leavesOf(page.nodes)
  const texts = leaves.filter((leaf) => leaf.kind === 'text')
  const ground = JSON.stringify(page.background)
  const isPlate = (leaf: Leaf) =>
    leaf.kind === 'shape' && JSON.stringify(leaf.fill) !== ground && texts.some((text) => holds(leaf, text))
  return leaves.flatMap((text, at) => {
    if (text.kind !== 'text') return []
    return leaves.flatMap((other, under) => {
      if (under === at || !meet(text, other.kind === 'illustration' ? inked(other) : other)) return []
      if (other.kind === 'text') return under < at ? [`${text.id} on ${other.id}`] : []
      const hasPlate = leaves
        .slice(under + 1, at)
        .some((plate) => plate.kind === 'shape' && holds(plate, text))
      // On a plate, beside one, or on one that lies over it: never half on the plate of other words.
      if (isPlate(other) && !holds(other, text) && !hasPlate)
        return [`${text.id} half on the plate ${other.id}`]
      return isReplaced(other) && (under > at || !hasPlate) ? [`${text.id} on what is replaced`] : []
    })
  })
}

describe('words of a template', () => {
  it.each(all)('$name meet neither other words nor a picture that is replaced', ({ design }) => {
    expect(design.pages.map((page) => inTheWay(page)).filter((found) => found.length > 0)).toEqual([])
  })
})
