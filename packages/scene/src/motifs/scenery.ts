import { area, around, box, circle, motifsOf, poly, sector, segment, waves } from './draw.ts'
import type { Motif } from './motif.ts'

// Of the seasons too, and made to fill a ground rather than to stand on one.
const draw = motifsOf('season')

/** From the horizon towards whoever looks on, cut off at the edges of the picture. */
function furrow(from: number, to: number): string {
  const end = (x: number): [number, number] =>
    x < 0 ? [0, 40 + (60 * 46) / (46 - x)] : x > 100 ? [100, 40 + (60 * 54) / (x - 46)] : [x, 100]
  const corner: [number, number][] =
    from < 0 && to > 0 ? [[0, 100]] : from < 100 && to > 100 ? [[100, 100]] : []
  return poly([46, 40], end(from), ...corner, end(to))
}

/** Drawings of scenery (sea, field, sunburst …), flat, in the colours of the brand that uses them. */
export const sceneryMotifs: readonly Motif[] = [
  draw(
    'sea',
    'Vagues',
    'Waves',
    ...(
      [
        [3, 18, 5.5],
        [0, 27, 4.6],
        [2, 38, 3.6],
        [3, 48, 4.4],
        [0, 57, 5.4],
        [2, 68, 4.4],
        [1, 80, 3.4],
      ] as const
    ).map(([slot, y, rise]) => area(slot, waves(0, 100, y, rise, 2, 100))),
  ),
  draw(
    'field',
    'Champ',
    'Field',
    area(3, segment(72, 40, 24, -90, 90)),
    area(2, box(0, 40, 100, 60)),
    area(
      0,
      ...[-260, -140, -68, -18, 24, 66, 116, 190, 310].map((from, at) =>
        furrow(from, from + ([70, 44, 30, 24, 22, 24, 34, 56, 90][at] ?? 0)),
      ),
    ),
    area(1, box(0, 39, 100, 1.6)),
  ),
  draw(
    'sunburst',
    'Soleil levant',
    'Sunburst',
    area(0, around(16, sector(50, 50, 50, -5.6, 5.6))),
    area(2, circle(50, 50, 24)),
    area(3, circle(50, 50, 18)),
  ),
  draw(
    'pine',
    'Conifère',
    'Pine',
    area(1, box(46.5, 86, 7, 14, 1)),
    area(
      0,
      poly(
        [50, 1],
        [60, 22],
        [56, 22],
        [66, 43],
        [60, 43],
        [72, 66],
        [64, 66],
        [78, 90],
        [22, 90],
        [36, 66],
        [28, 66],
        [40, 43],
        [34, 43],
        [44, 22],
        [40, 22],
      ),
    ),
    area(2, poly([50, 1], [60, 22], [56, 22], [66, 43], [60, 43], [72, 66], [64, 66], [78, 90], [50, 90])),
  ),
  draw(
    'ripples',
    'Ondes',
    'Ripples',
    ...(
      [
        [0, 4, 2.6],
        [2, 11, 2.2],
        [3, 19, 1.7],
        [0, 26, 2.1],
        [2, 33, 2.6],
        [3, 41, 2.1],
        [1, 48, 1.6],
      ] as const
    ).map(([slot, y, rise]) => area(slot, waves(0, 100, y, rise, 4, 80))),
  ),
]
