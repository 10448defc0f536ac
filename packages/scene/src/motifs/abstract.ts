import { area, around, circle, leaf, motifsOf, oval, sector, segment, star } from './draw.ts'
import type { Motif } from './motif.ts'

// They say nothing of what anybody does: for whoever's trade is not known, and for what has no thing to show.
const draw = motifsOf('abstract')

/** Drawings of plain forms (rings, petals, quarters …), flat, in the colours of the brand that uses them. */
export const abstractMotifs: readonly Motif[] = [
  draw(
    'rings',
    'Anneaux',
    'Rings',
    area(0, circle(50, 50, 48)),
    area(3, circle(50, 50, 37)),
    area(2, circle(50, 50, 27)),
    area(1, circle(50, 50, 14)),
  ),
  draw(
    'petals',
    'Pétales',
    'Petals',
    area(0, around(6, leaf([50, 50], [50, 2], 21))),
    area(2, around(6, leaf([50, 50], [74, 8.4], 13))),
    area(3, circle(50, 50, 7)),
  ),
  draw(
    'quarters',
    'Quarts de cercle',
    'Quarter circles',
    area(0, sector(49, 49, 47, 270, 360), sector(51, 51, 47, 90, 180)),
    area(2, sector(98, 49, 47, 270, 360)),
    area(3, circle(25.5, 74.5, 23.5)),
    area(1, circle(25.5, 74.5, 10)),
  ),
  draw(
    'half-moons',
    'Demi-cercles',
    'Half circles',
    area(2, segment(50, 34, 32, -90, 90)),
    area(0, segment(50, 66, 32, -90, 90)),
    area(1, segment(50, 98, 32, -90, 90)),
    area(3, circle(50, 84, 7)),
  ),
  draw(
    'two-discs',
    'Deux disques',
    'Two discs',
    area(0, circle(35, 50, 33)),
    area(2, circle(65, 50, 33)),
    // What both share.
    area(1, segment(35, 50, 33, 27, 153), segment(65, 50, 33, 207, 333)),
  ),
  draw(
    'open-fan',
    'Éventail',
    'Fan',
    ...([-90, -54, -18, 18, 54] as const).map((from, at) =>
      area(([0, 3, 2, 3, 0] as const)[at] ?? 0, sector(50, 76, 50, from + 1, from + 35)),
    ),
    area(1, segment(50, 76, 14, -90, 90)),
  ),
  draw(
    'glints',
    'Éclats',
    'Glints',
    area(0, star(44, 54, 4, 42, 12)),
    area(2, star(82, 20, 4, 17, 5)),
    area(3, star(84, 84, 4, 12, 3.5)),
  ),
  draw(
    'pebbles',
    'Galets',
    'Pebbles',
    area(0, oval(50, 84, 40, 14)),
    area(2, oval(53, 59, 30, 12, -4)),
    area(1, oval(48, 38, 21, 10, 5)),
    area(3, oval(51, 20, 13, 8, -5)),
  ),
]
