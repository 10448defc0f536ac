import {
  area,
  around,
  band,
  bar,
  blob,
  box,
  circle,
  curve,
  drop,
  evenly,
  leaf,
  line,
  motifsOf,
  open,
  oval,
  poly,
  scaled,
  sector,
  segment,
  shifted,
  star,
  turned,
  waves,
} from './draw.ts'
import type { Motif } from './motif.ts'

const draw = motifsOf('season')

const cloud =
  'M22 56C8 56 2 46 4 37C6 28 14 24 22 26C26 12 38 4 52 6C66 8 74 18 75 28C88 26 98 34 97 43C96 52 88 56 80 56Z'
const oakHalf: [number, number][] = [
  [50, 4],
  [57, 8],
  [60, 16],
  [57, 21],
  [68, 20],
  [75, 27],
  [71, 35],
  [64, 38],
  [78, 40],
  [83, 50],
  [77, 57],
  [66, 57],
  [74, 64],
  [72, 73],
  [62, 75],
  [54, 72],
  [50, 84],
]

/** From the horizon towards whoever looks on, cut off at the edges of the picture. */
function furrow(from: number, to: number): string {
  const end = (x: number): [number, number] =>
    x < 0 ? [0, 40 + (60 * 46) / (46 - x)] : x > 100 ? [100, 40 + (60 * 54) / (x - 46)] : [x, 100]
  const corner: [number, number][] =
    from < 0 && to > 0 ? [[0, 100]] : from < 100 && to > 100 ? [[100, 100]] : []
  return poly([46, 40], end(from), ...corner, end(to))
}

export const seasonMotifs: readonly Motif[] = [
  draw(
    'sun',
    'Soleil',
    'Sun',
    area(2, around(12, leaf([50, 22], [50, 1], 9, 0.35))),
    area(0, turned(around(12, leaf([50, 24], [50, 8], 7, 0.35)), 15)),
    area(0, circle(50, 50, 28)),
    area(3, band(50, 50, 22, 18, 285, 350)),
  ),
  draw(
    'snowflake',
    'Flocon',
    'Snowflake',
    area(0, around(6, bar([50, 50], [50, 4], 6.5), 50, 50)),
    area(0, around(6, bar([50, 20], [62, 10], 5) + bar([50, 20], [38, 10], 5))),
    area(2, around(6, bar([50, 34], [60, 26], 4.5) + bar([50, 34], [40, 26], 4.5))),
    area(3, star(50, 50, 6, 15, 8.5, 30)),
    area(2, around(6, circle(50, 3.5, 3.5))),
  ),
  draw(
    'oak-leaf',
    'Feuille de chêne',
    'Oak leaf',
    area(0, turned(blob(...evenly(...oakHalf)), 24)),
    area(2, turned(blob(...oakHalf, [49, 60], [49, 30]), 24)),
    line(
      3,
      2.6,
      turned(
        open([50, 16], [50, 100]) +
          open([50, 34], [62, 28]) +
          open([50, 34], [38, 28]) +
          open([50, 52], [70, 47]) +
          open([50, 52], [30, 47]) +
          open([50, 68], [64, 66]) +
          open([50, 68], [36, 66]),
        24,
      ),
    ),
    line(1, 4, turned(open([50, 82], [50, 102]), 24)),
  ),
  draw(
    'umbrella',
    'Parapluie',
    'Umbrella',
    line(1, 4.5, 'M50 10L50 86C50 98 34 98 34 86'),
    area(1, circle(50, 8, 4)),
    area(
      0,
      'M2 56C4 28 24 10 50 10C76 10 96 28 98 56C92 48 82 48 76 56C70 46 58 46 50 54C42 46 30 46 24 56C18 48 8 48 2 56Z',
    ),
    area(2, 'M50 10C62 20 74 36 76 56C70 46 58 46 50 54C42 46 30 46 24 56C26 36 38 20 50 10Z'),
    area(3, 'M50 10C55 22 58 38 58 49C55 50 52 52 50 54C48 52 45 50 42 49C42 38 45 22 50 10Z'),
  ),
  draw(
    'pumpkin',
    'Potiron',
    'Pumpkin',
    area(1, 'M46 26C46 16 42 10 38 6C46 2 54 4 58 8C56 14 56 20 58 26Z', leaf([58, 22], [90, 12], 14)),
    area(2, oval(22, 60, 20, 31), oval(78, 60, 20, 31)),
    area(0, oval(34, 60, 19, 35), oval(66, 60, 19, 35)),
    area(2, oval(50, 60, 15, 37)),
    area(3, 'M30 40C24 48 23 60 25 72C26 76 30 74 30 71C28 60 30 50 34 43C36 39 33 36 30 40Z'),
  ),
  draw(
    'mushroom',
    'Champignon',
    'Mushroom',
    area(3, 'M38 52C40 66 34 80 30 90C34 98 66 98 70 90C66 80 60 66 62 52Z'),
    area(2, 'M56 52C56 68 56 84 60 96C66 95 69 93 70 90C66 80 60 66 62 52Z'),
    area(0, 'M50 4C78 4 96 26 98 50C98 58 84 60 74 58C60 55 40 55 26 58C16 60 2 58 2 50C4 26 22 4 50 4Z'),
    area(
      3,
      circle(32, 26, 8),
      circle(64, 20, 5.5),
      circle(54, 40, 6),
      circle(80, 38, 6.5),
      circle(18, 44, 5),
    ),
    area(
      1,
      leaf([24, 98], [12, 74], 6),
      leaf([20, 98], [28, 80], 5),
      leaf([76, 98], [88, 78], 6),
      leaf([80, 98], [74, 84], 4),
    ),
  ),
  draw(
    'mountains',
    'Montagnes',
    'Mountains',
    area(3, circle(76, 24, 15)),
    area(2, poly([52, 92], [76, 38], [99, 78], [99, 92])),
    area(0, poly([1, 92], [40, 12], [80, 92])),
    area(3, poly([40, 12], [53, 38], [46, 46], [40, 37], [33, 47], [26.5, 39.5])),
    area(1, 'M1 82C18 72 30 86 46 82C62 78 80 70 99 80L99 96L1 96Z'),
    area(2, poly([12, 80], [18, 60], [24, 82]), poly([22, 84], [29, 62], [36, 86])),
  ),
  draw(
    'blossom',
    'Fleur de cerisier',
    'Cherry blossom',
    area(0, around(5, 'M50 48C36 40 30 22 36 10C39 5 44 4 50 12C56 4 61 5 64 10C70 22 64 40 50 48Z', 50, 52)),
    area(2, around(5, leaf([50, 50], [50, 26], 9, 0.6), 50, 52)),
    area(1, around(10, circle(50, 37, 2), 50, 52)),
    line(1, 1.2, around(10, open([50, 50], [50, 38]), 50, 52)),
    area(3, circle(50, 52, 7)),
  ),
  draw(
    'sailboat',
    'Voilier',
    'Sailboat',
    area(0, 'M54 4C76 20 88 42 90 66L54 66Z'),
    area(3, 'M47 12C36 30 22 52 10 66L47 66Z'),
    area(2, 'M54 40L82.5 40C85 46 87.5 53 88.7 58L54 58Z'),
    area(1, box(48.5, 2, 4, 72), 'M6 71L94 71C90 82 84 88 76 88L24 88C14 88 8 80 6 71Z'),
    area(2, waves(0, 100, 90, 3.5, 4, 99)),
  ),
  draw(
    'acorn',
    'Gland',
    'Acorn',
    area(1, leaf([54, 18], [96, 8], 20, 0.55)),
    line(3, 1.6, open([58, 17], [88, 10])),
    line(2, 5, curve([50, 26], [46, 14], [36, 4])),
    area(0, 'M16 46L84 46C84 70 70 82 54 92L50 99L46 92C30 82 16 70 16 46Z'),
    area(3, 'M25 54C27 66 33 74 40 80C43 82 45 78 43 76C37 70 33 63 32 54C31 50 25 50 25 54Z'),
    area(2, 'M8 48C6 30 26 20 50 20C74 20 94 30 92 48C92 54 88 55 84 53C64 48 36 48 16 53C12 55 8 54 8 48Z'),
    line(
      3,
      1.7,
      'M22 46L36 24',
      'M40 45L54 22',
      'M60 46L72 26',
      'M78 46L64 24',
      'M60 45L46 22',
      'M40 46L28 26',
    ),
  ),
  draw(
    'sunflower',
    'Tournesol',
    'Sunflower',
    area(2, turned(around(14, leaf([50, 46], [50, 1], 15, 0.6)), 12.86)),
    area(0, around(14, leaf([50, 46], [50, 4], 13, 0.6))),
    area(1, circle(50, 50, 22)),
    area(
      3,
      around(14, circle(50, 33.5, 1.5)),
      around(9, circle(50, 39.5, 1.5)),
      around(5, circle(50, 45, 1.5)),
    ),
  ),
  draw(
    'moon',
    'Lune',
    'Moon',
    area(
      0,
      'M58 4C34 6 14 26 14 52C14 78 34 97 58 97C72 97 84 91 92 80C88 81 84 82 80 82C56 82 40 66 40 46C40 26 48 12 58 4Z',
    ),
    area(2, circle(30, 52, 6), circle(42, 78, 5), circle(26, 68, 3), circle(62, 88, 3)),
    area(3, star(70, 26, 4, 15, 4), star(88, 52, 4, 10, 3), star(63, 54, 4, 7, 2)),
  ),
  draw(
    'rain',
    'Pluie',
    'Rain',
    area(2, shifted(scaled(cloud, 0.7), 16, -10)),
    area(0, shifted(cloud, 0, 8)),
    area(3, 'M22 48C20 40 26 34 33 35C38 36 38 41 34 42C30 42 28 44 28 48C28 52 23 52 22 48Z'),
    area(
      1,
      ...(
        [
          [20, 84],
          [44, 92],
          [68, 84],
          [34, 78],
          [58, 76],
          [82, 90],
        ] as const
      ).map(([x, y]) => turned(drop(x, y, 4.5, 13), 14, x, y)),
    ),
  ),
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
]
