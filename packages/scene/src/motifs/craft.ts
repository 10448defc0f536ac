import {
  arc,
  area,
  blob,
  box,
  circle,
  curve,
  drop,
  leaf,
  line,
  motifsOf,
  open,
  oval,
  poly,
  ring,
  scaled,
  sector,
  smaller,
  soft,
  star,
  turned,
} from './draw.ts'
import type { Motif, Slot } from './motif.ts'

const draw = motifsOf('craft')

const sawTeeth = Array.from({ length: 12 }, (_, at) => [
  [30 + at * 5.6, 66 - at * 0.9],
  [33 + at * 5.6, 73 - at * 0.9],
]).flat() as [number, number][]

const struck = (data: string) => scaled(turned(data, 38, 50, 52), 0.86, 50, 54)

/** Drawings of building and crafts (saw, hammer, plane …), flat, in the colours of the brand that uses them. */
export const craftMotifs: readonly Motif[] = [
  draw(
    'saw',
    'Scie',
    'Saw',
    area(3, turned(poly([26, 34], [99, 42], [99, 56], ...sawTeeth.toReversed(), [26, 66]), -12)),
    area(1, turned(`${open([30, 40], [96, 46.5])}L96 48L30 41.500Z`, -12)),
    area(
      0,
      turned(
        'M34 28C36 36 34 46 36 56C38 66 34 76 24 78C12 80 2 74 1 64C0 50 6 34 16 28C22 24 32 22 34 28Z',
        -12,
      ),
    ),
    area(2, turned('M22 40C26 44 25 58 22 63C18 67 12 65 11 60C10 52 14 42 22 40Z', -12)),
    area(3, turned(circle(30, 36, 2.3) + circle(31, 62, 2.3), -12)),
  ),
  draw(
    'hammer',
    'Marteau',
    'Hammer',
    area(0, struck(soft(5, [44, 26], [56, 26], [59, 96], [41, 96]))),
    area(3, struck(box(45, 60, 3, 30, 1.5))),
    area(2, struck('M22 6L64 6C76 6 86 14 90 28C82 22 74 22 66 26L58 30L42 30L22 30Z')),
    area(1, struck(soft(3, [10, 4], [24, 4], [24, 32], [10, 32]))),
    area(3, struck(box(30, 11, 26, 3, 1.5))),
  ),
  draw(
    'plane',
    'Rabot',
    'Plane',
    line(2, 6, 'M40 46C36 26 46 8 62 10C76 12 78 30 66 32C57 33 54 24 60 20'),
    area(0, soft(4, [2, 56], [28, 56], [34, 48], [98, 48], [98, 84], [2, 84])),
    area(1, box(2, 80, 96, 6)),
    area(2, circle(14, 47, 9), box(11, 52, 6, 8)),
    area(1, 'M70 50C68 40 66 24 78 20C88 17 92 26 88 30C84 34 88 42 90 50Z'),
    area(3, turned(box(44, 30, 9, 30), -24, 48, 58)),
    line(3, 1.8, curve([10, 68], [40, 64], [90, 70]), curve([10, 74], [50, 70], [90, 76])),
  ),
  draw(
    'paint-brush',
    'Pinceau',
    'Paintbrush',
    area(2, 'M4 98C6 82 14 72 22 66L38 82C30 92 18 98 4 98Z'),
    area(1, turned(box(40, 54, 22, 20, 2), 45, 50, 50)),
    area(3, turned(box(40, 58, 22, 3), 45, 50, 50), turned(box(40, 66, 22, 3), 45, 50, 50)),
    area(0, turned('M40 54C40 36 46 22 46 2C46 -6 56 -6 56 2C56 22 62 36 62 54Z', 45, 50, 50)),
    area(3, turned(circle(51, 1, 2.2), 45, 50, 50)),
    area(2, blob([52, 92], [66, 84], [84, 86], [98, 92], [88, 98], [64, 99])),
  ),
  draw(
    'paint-roller',
    'Rouleau',
    'Paint roller',
    area(
      2,
      'M4 40L68 40L68 80C68 86 58 86 58 80C58 76 50 76 50 80L50 92C50 98 40 98 40 92L40 86C40 81 32 81 32 86C32 92 22 92 22 86C22 82 16 82 16 88L16 94C16 99 4 99 4 94Z',
    ),
    line(1, 4.5, 'M78 16L94 16L94 44L84 50L84 60'),
    area(0, soft(5, [2, 3], [80, 3], [80, 29], [2, 29])),
    area(3, box(8, 8, 62, 4, 2)),
    area(2, box(4, 27, 64, 24)),
    area(1, soft(5, [78, 58], [90, 58], [90, 98], [78, 98])),
    area(3, box(10, 36, 5, 40, 2.5), box(22, 40, 5, 22, 2.5)),
  ),
  draw(
    'bricks',
    'Mur de briques',
    'Brick wall',
    ...smaller(
      0.94,
      ...[0, 1, 2, 3].flatMap((level) =>
        (level % 2 === 0
          ? [
              [2, 30],
              [35, 30],
              [68, 30],
            ]
          : [
              [2, 14],
              [19, 30],
              [52, 30],
              [85, 13],
            ]
        ).map(([x = 0, width = 0], at) =>
          area(((level + at) % 3 === 0 ? 2 : 0) as Slot, box(x, 42 + level * 14.5, width, 12, 1.5)),
        ),
      ),
      area(3, 'M40 42C48 36 62 35 70 42Z'),
      area(3, turned(poly([24, 32], [58, 20], [66, 40], [60, 44]), 6, 44, 32)),
      line(1, 3.5, 'M30 30L18 22L20 12'),
      area(0, turned(box(15, -3, 9, 22, 4), -28, 19, 8)),
    ),
  ),
  draw(
    'thread',
    'Bobine',
    'Thread',
    line(2, 2, 'M62 64C82 70 92 54 84 40C78 30 90 22 92 10'),
    area(1, soft(5, [12, 2], [72, 2], [66, 16], [18, 16]), soft(5, [18, 84], [66, 84], [72, 98], [12, 98])),
    area(0, 'M20 16L64 16C68 30 68 70 64 84L20 84C16 70 16 30 20 16Z'),
    line(3, 2.2, ...[26, 38, 50, 62, 74].map((y) => open([18.5, y + 4], [65.5, y - 4]))),
    area(3, turned(leaf([88, 40], [88, 99], 6, 0.3), 8, 88, 60)),
    area(1, turned(oval(88, 48, 1, 4), 8, 88, 60)),
  ),
  draw(
    'log',
    'Rondin',
    'Log',
    area(1, 'M34 12L88 26C96 30 99 42 98 54C97 66 92 76 84 76L32 90Z'),
    line(
      2,
      2.2,
      curve([60, 24], [80, 30], [92, 34]),
      curve([70, 42], [84, 44], [95, 46]),
      curve([70, 60], [82, 60], [94, 58]),
      curve([58, 78], [74, 72], [88, 68]),
    ),
    area(1, circle(38, 51, 38)),
    area(0, circle(38, 51, 33)),
    area(3, ring(38, 51, 27, 23.5), ring(37, 51, 18.5, 15)),
    area(2, circle(36, 51, 9)),
    area(1, sector(38, 51, 31, 62, 68), sector(38, 51, 26, 196, 201)),
    area(2, turned(leaf([72, 28], [82, 4], 14), 10, 72, 28)),
  ),
  draw(
    'anvil',
    'Enclume',
    'Anvil',
    area(
      0,
      'M30 30L98 30L98 44C84 46 74 52 70 60L72 72L84 84L84 90L24 90L24 84L38 72L40 60C36 54 32 52 28 52C16 52 6 44 1 32L30 32Z',
    ),
    area(3, box(32, 34, 62, 4, 2)),
    area(2, 'M40 60L70 60L72 72L84 84L84 90L60 90L56 66Z'),
    area(1, box(14, 88, 80, 10, 3)),
    area(2, star(52, 15, 4, 13, 3.2), star(72, 17, 4, 8, 2), star(35, 19, 4, 7, 1.8)),
  ),
  draw(
    'tap',
    'Robinet',
    'Tap',
    area(1, soft(4, [30, 2], [74, 2], [74, 12], [30, 12]), box(48, 10, 8, 14)),
    area(
      0,
      'M2 34L12 34L12 30C26 30 34 22 52 22C76 22 92 34 92 58L92 64L74 64L74 58C74 50 68 46 58 46L12 46L12 66L2 66Z',
    ),
    area(1, box(71, 60, 24, 8, 2), box(2, 26, 10, 44, 3)),
    area(3, 'M34 33C44 27 60 27 70 32C73 34 70 38 67 36C58 32 46 32 37 37C33 38 31 35 34 33Z'),
    area(2, drop(83, 88, 9, 18)),
    area(3, oval(80, 89, 1.8, 4, 10)),
  ),
  draw(
    'arches',
    'Voûtes',
    'Arches',
    ...(
      [
        [1, 50],
        [2, 40],
        [0, 30],
        [3, 19],
      ] as const
    ).map(([slot, radius]) =>
      area(slot, `${arc(50, 50, radius, -90, 90)}L${50 + radius} 100L${50 - radius} 100Z`),
    ),
  ),
]
