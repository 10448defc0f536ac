import type { Gap } from '../editing/snap.ts'
import { type Box, middle, type Size } from './box.ts'

/** From a box to the four edges of the page, in its middle; none on a side where it leaves the page. */
export function distancesTo(stage: Size, box: Box): Gap[] {
  const { x, y } = middle(box)
  const gaps: Gap[] = [
    { axis: 'x', from: 0, to: box.x, at: y },
    { axis: 'x', from: box.x + box.width, to: stage.width, at: y },
    { axis: 'y', from: 0, to: box.y, at: x },
    { axis: 'y', from: box.y + box.height, to: stage.height, at: x },
  ]
  return gaps.filter((gap) => gap.to - gap.from > 0.5)
}
