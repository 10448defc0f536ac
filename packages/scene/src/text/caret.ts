import type { Point } from '../geometry/box.ts'
import type { LayoutLine, TextLayout } from './layout-text.ts'

export interface Caret {
  x: number
  top: number
  height: number
}

const lineOf = (layout: TextLayout, at: number): LayoutLine | undefined =>
  layout.lines.findLast((line) => line.start <= at) ?? layout.lines[0]

/** Where the caret stands before the character at this place in the words. */
export function caretAt(layout: TextLayout, at: number): Caret {
  const line = lineOf(layout, at)
  if (!line) return { x: 0, top: 0, height: layout.size }
  const before = line.clusters.find((cluster) => at < cluster.end)
  const last = line.clusters.at(-1)
  const x = before ? before.x : last ? last.x + last.advance : line.x
  return { x, top: line.top, height: line.height }
}

/** The place in the words that is nearest to a point of the box. */
export function placeAt(layout: TextLayout, point: Point): number {
  const line = layout.lines.find((one) => point.y < one.top + one.height) ?? layout.lines.at(-1)
  if (!line) return 0
  const hit = line.clusters.find((cluster) => point.x < cluster.x + cluster.advance / 2)
  if (hit) return hit.start
  // Behind the last character of a line that goes on: before the space it was broken at.
  const last = line.clusters.at(-1)
  return last ? (last.cluster.isSpace && line !== layout.lines.at(-1) ? last.start : last.end) : line.start
}

/** The rectangles behind a selection. */
export function selectionBoxes(layout: TextLayout, from: number, to: number) {
  return layout.lines.flatMap((line) => {
    const chosen = line.clusters.filter((cluster) => cluster.end > from && cluster.start < to)
    const [first, last] = [chosen[0], chosen.at(-1)]
    if (!first || !last) return []
    return [{ x: first.x, y: line.top, width: last.x + last.advance - first.x, height: line.height }]
  })
}
