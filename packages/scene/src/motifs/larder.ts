import {
  area,
  around,
  bar,
  blob,
  box,
  circle,
  curve,
  evenly,
  heart,
  leaf,
  line,
  motifsOf,
  open,
  oval,
  poly,
  ring,
  scaled,
  soft,
  turned,
} from './draw.ts'
import type { Motif } from './motif.ts'

const draw = motifsOf('food')
const foam =
  'M8 32C0 22 8 10 20 14C24 2 42 0 48 8C56 0 72 4 72 14C84 12 88 28 78 34C74 38 70 34 68 36C64 52 56 50 56 38C50 34 44 40 40 36C34 42 28 34 24 38C18 42 10 40 8 32Z'
const hexagon = (cx: number, cy: number, r: number) =>
  poly(
    ...[0, 60, 120, 180, 240, 300].map((angle): [number, number] => [
      cx + r * Math.sin((angle * Math.PI) / 180),
      cy - r * Math.cos((angle * Math.PI) / 180),
    ]),
  )

/** Drawings of the larder: honey, cheese, wine and the like (honey, jam, teapot …), flat, in the colours of the brand that uses them. */
export const larderMotifs: readonly Motif[] = [
  draw(
    'honey',
    'Pot de miel',
    'Honey jar',
    area(2, bar([70, 34], [88, 2], 5)),
    area(2, turned(oval(62, 40, 11, 13), 30, 62, 40)),
    area(0, 'M18 30L82 30C94 42 96 54 96 66C96 84 88 98 76 98L24 98C12 98 4 84 4 66C4 54 6 42 18 30Z'),
    area(2, box(14, 22, 72, 12, 5)),
    area(
      3,
      'M14 34L86 34L88 38C88 44 80 44 78 38C76 46 78 58 72 58C66 58 68 46 64 42C60 38 56 44 52 42C46 40 50 68 43 68C36 68 40 46 34 42C28 39 22 46 18 44C14 43 13 38 14 34Z',
    ),
    area(1, hexagon(34, 80, 8), hexagon(50, 80, 8), hexagon(66, 80, 8)),
  ),
  draw(
    'jam',
    'Confiture',
    'Jam',
    area(
      0,
      'M20 32L80 32C88 38 90 44 90 52L90 88C90 95 86 98 80 98L20 98C14 98 10 95 10 88L10 52C10 44 12 38 20 32Z',
    ),
    area(
      2,
      'M16 8C30 3 70 3 84 8L94 38C88 34 84 42 78 38C72 34 68 42 62 38C57 34 54 42 50 38C46 42 43 34 38 38C32 42 28 34 22 38C16 42 12 34 6 38Z',
    ),
    line(
      3,
      2,
      open([30, 6], [24, 36]),
      open([50, 5], [50, 37]),
      open([70, 6], [76, 36]),
      curve([14, 16], [50, 12], [86, 16]),
    ),
    area(1, box(13, 24, 74, 5, 2)),
    area(3, box(22, 50, 56, 38, 4)),
    area(1, heart(50, 71, 26)),
    area(2, leaf([50, 58], [38, 54], 7), leaf([50, 58], [62, 54], 7)),
    area(3, circle(44, 68, 1.4), circle(51, 72, 1.4), circle(57, 67, 1.4), circle(49, 79, 1.4)),
  ),
  draw(
    'teapot',
    'Théière',
    'Teapot',
    line(2, 7, 'M76 40C96 36 102 56 92 66C86 72 80 72 76 72'),
    area(0, 'M30 52C20 50 20 34 4 30L2 38C12 44 10 66 28 74Z'),
    area(0, blob(...evenly([50, 30], [72, 36], [82, 58], [74, 80], [50, 86]))),
    area(2, 'M30 34C32 22 40 18 50 18C60 18 68 22 70 34Z'),
    area(2, circle(50, 14, 6), box(34, 86, 32, 7, 3)),
    area(3, leaf([38, 72], [64, 46], 15)),
    line(1, 2, open([40, 70], [60, 50])),
  ),
  draw(
    'beer',
    'Chope de bière',
    'Beer mug',
    area(2, ring(76, 60, 22, 13)),
    area(0, soft(6, [12, 26], [76, 26], [72, 98], [16, 98])),
    area(1, bar([28, 48], [30, 86], 5), bar([44, 48], [44, 86], 5), bar([60, 48], [58, 86], 5)),
    area(2, scaled(foam, 1.06, 44, 26)),
    area(3, foam),
  ),
  draw(
    'walnut',
    'Noix',
    'Walnuts',
    area(2, oval(66, 34, 32, 30)),
    line(
      1,
      2.2,
      curve([46, 14], [60, 34], [50, 58]),
      curve([66, 6], [74, 30], [68, 60]),
      curve([84, 14], [86, 34], [84, 50]),
    ),
    area(0, circle(38, 62, 36)),
    area(3, blob([38, 32], [56, 38], [64, 54], [60, 74], [46, 90], [30, 90], [16, 76], [12, 56], [20, 38])),
    area(
      0,
      blob([32, 40], [34, 56], [32, 70], [30, 84], [20, 72], [24, 62], [17, 54], [24, 44]),
      blob([44, 40], [42, 56], [44, 70], [46, 84], [56, 72], [52, 62], [59, 54], [52, 44]),
    ),
    line(1, 2.6, curve([38, 36], [37, 60], [38, 88])),
  ),
  draw(
    'grapes',
    'Raisin',
    'Grapes',
    area(1, bar([52, 22], [58, 2], 5)),
    area(2, blob([54, 18], [64, 4], [78, 8], [94, 6], [92, 20], [98, 32], [84, 34], [74, 42], [66, 30])),
    area(
      0,
      ...(
        [
          [30, 34],
          [48, 32],
          [22, 48],
          [40, 48],
          [58, 46],
          [31, 63],
          [49, 62],
          [40, 77],
          [56, 76],
          [48, 90],
        ] as const
      ).map(([x, y]) => circle(x, y, 10.4)),
    ),
    area(
      3,
      ...(
        [
          [27, 30],
          [45, 28],
          [19, 44],
          [37, 44],
          [55, 42],
          [28, 59],
          [46, 58],
          [37, 73],
          [53, 72],
          [45, 86],
        ] as const
      ).map(([x, y]) => circle(x, y, 2.6)),
    ),
  ),
  draw(
    'tomato',
    'Tomate',
    'Tomato',
    area(0, 'M50 24C74 12 98 30 98 56C98 82 78 97 50 97C22 97 2 82 2 56C2 30 26 12 50 24Z'),
    area(2, around(5, leaf([50, 24], [50, -2], 12, 0.4), 50, 26)),
    area(1, bar([50, 24], [54, 2], 5)),
    area(3, leaf([14, 68], [20, 38], 8)),
  ),
  draw(
    'oil-bottle',
    'Huile d’olive',
    'Olive oil',
    area(1, box(39, 0, 16, 12, 3)),
    area(
      0,
      'M40 10L54 10L54 28C54 38 68 42 68 56L68 92C68 96 66 99 62 99L32 99C28 99 26 96 26 92L26 56C26 42 40 38 40 28Z',
    ),
    area(3, box(26, 60, 42, 26)),
    area(2, leaf([34, 80], [58, 66], 9)),
    area(2, circle(84, 80, 12), leaf([76, 64], [96, 46], 12)),
    area(3, circle(80, 76, 3)),
    area(1, circle(88, 82, 3)),
  ),
]
