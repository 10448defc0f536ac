// Drawings of bread, dishes, fruit and drinks.
import {
  arc,
  area,
  around,
  bar,
  blob,
  both,
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
  polar,
  ring,
  row,
  smaller,
  soft,
  turned,
} from './draw.ts'
import type { Motif } from './motif.ts'

const draw = motifsOf('food')

/** Rolls that overlap, the middle one in front. */
const croissantRoll = (step: number) => {
  const size = [1, 0.93, 0.8, 0.56][Math.abs(step)] ?? 1
  const [x, y] = polar(50, 79, 38 - Math.abs(step), step * 31)
  return {
    whole: oval(x, y, 18.5 * size, 27 * size, step * 34),
    gleam: turned(
      leaf([x - 9 * size, y + 10 * size], [x - 5 * size, y - 20 * size], 5 * size, 0.6),
      step * 34,
      x,
      y,
    ),
  }
}
const grain = leaf([50, 40], [62, 24], 9, 0.55)
const baguette = (cx: number, cy: number, length: number) => turned(oval(cx, cy, length, 9), -38, cx, cy)
const baguetteCuts = (cx: number, cy: number, count: number) => {
  const first = cx - (count - 1) * 6
  return turned(row(count, leaf([first - 4.5, cy + 4.2], [first + 4.5, cy - 4.2], 4.3), 12), -38, cx, cy)
}

/** Drawings of food and drink (loaf, baguettes, croissant …), flat, in the colours of the brand that uses them. */
export const foodMotifs: readonly Motif[] = [
  draw(
    'loaf',
    'Miche de pain',
    'Loaf',
    area(0, 'M3 74C3 42 23 20 50 20C77 20 97 42 97 74C97 82 92 86 85 86L15 86C8 86 3 82 3 74Z'),
    area(2, 'M3 72C18 79 36 81 50 81C66 81 84 79 97 72L97 74C97 82 92 86 85 86L15 86C8 86 3 82 3 74Z'),
    area(
      3,
      'M21 66C23 48 34 34 50 29C57 27 60 32 55 36C44 43 36 53 33 66C31 71 21 72 21 66Z',
      'M45 68C49 53 60 42 75 39C81 38 82 44 77 46C67 51 61 58 58 69C56 74 44 74 45 68Z',
    ),
    line(1, 1.8, 'M25 64C28 51 36 41 48 34', 'M49 67C53 57 61 49 71 45'),
    area(
      1,
      circle(13, 64, 1.3),
      circle(17, 55, 1.3),
      circle(86, 60, 1.3),
      circle(89, 68, 1.3),
      circle(80, 70, 1.3),
      circle(68, 30, 1.3),
      circle(76, 33, 1.3),
    ),
  ),
  draw(
    'baguettes',
    'Baguettes',
    'Baguettes',
    area(2, baguette(33, 27, 37)),
    area(3, baguetteCuts(33, 27, 5)),
    area(0, baguette(50, 50, 54)),
    area(3, baguetteCuts(50, 50, 7)),
    area(2, baguette(67, 73, 37)),
    area(3, baguetteCuts(67, 73, 5)),
  ),
  draw(
    'croissant',
    'Croissant',
    'Croissant',
    ...smaller(
      0.94,
      ...[-3, 3, -2, 2, -1, 1, 0].flatMap((step) => {
        const { whole, gleam } = croissantRoll(step)
        return [area(Math.abs(step) % 2 === 0 ? 0 : 2, whole), area(3, gleam)]
      }),
    ),
  ),
  draw(
    'wheat',
    'Épi de blé',
    'Ear of wheat',
    line(
      1,
      1.3,
      ...[-24, -15, -6, 6, 15, 24].map((angle) =>
        open(polar(50, 62, 40, angle / 2), polar(50, 62, 61, angle)),
      ),
    ),
    line(1, 3.2, curve([50, 22], [50, 60], [47, 99])),
    area(1, leaf([48, 88], [76, 66], 12), leaf([48, 94], [22, 78], 10)),
    area(2, drop(50, 20, 5.2, 16)),
    area(0, row(5, grain, 0, 10)),
    area(2, row(5, 'M50 40C46 37 37 33 38 24C46 26 51 33 50 40Z', 0, 10)),
  ),
  draw(
    'coffee',
    'Tasse de café',
    'Cup of coffee',
    line(2, 4.5, curve([34, 26], [29, 19], [36, 12], [31, 3]), curve([50, 26], [45, 19], [52, 12], [47, 3])),
    area(0, ring(74, 54, 17, 9)),
    area(0, 'M8 36L76 36C76 66 66 84 42 84C18 84 8 66 8 36Z'),
    area(2, 'M56 84C68 76 75 60 76 36L66 36C66 60 60 76 44 84Z'),
    area(3, oval(42, 36, 34, 8)),
    area(1, oval(42, 37.2, 28.5, 5.6)),
    area(0, soft(6, [2, 88], [94, 88], [82, 98], [14, 98])),
    area(3, 'M16 46C17 58 21 66 26 71C29 73 31 70 29 67C25 61 22 54 22 46C22 42 16 42 16 46Z'),
  ),
  draw(
    'fish',
    'Poisson',
    'Fish',
    area(2, 'M74 50C82 40 88 28 98 24C95 36 92 42 92 50C92 58 95 64 98 76C88 72 82 60 74 50Z'),
    area(2, 'M34 30C42 14 58 14 66 32Z', 'M42 70C46 82 56 84 62 68Z'),
    area(0, 'M2 52C14 30 32 24 48 26C64 28 74 40 82 50C74 62 62 74 46 75C30 76 12 68 2 52Z'),
    area(1, 'M2 52C9 39 18 32 27 28.500C34 42 34 60 27 72C17 68 8 61 2 52Z'),
    area(3, circle(18, 47, 4.6)),
    area(1, circle(17.2, 47, 2.2)),
    line(
      3,
      2.4,
      ...[0, 1, 2].flatMap((at) =>
        [0, 1, 2].map((other) => arc(42 + at * 10 + (other % 2) * 5, 40 + other * 11, 5, 20, 160)),
      ),
    ),
  ),
  draw(
    'cheese',
    'Fromage',
    'Cheese',
    area(2, soft(3, [2, 50], [68, 20], [98, 50])),
    area(0, soft(3, [2, 50], [98, 50], [98, 84], [2, 84])),
    area(1, circle(26, 66, 8), oval(58, 61, 5.5, 4.5), circle(78, 72, 7), oval(48, 79, 6, 4)),
    area(1, oval(56, 38, 8, 4, -12), oval(76, 42, 4, 2.2)),
    area(3, box(2, 49, 96, 3)),
  ),
  draw(
    'citrus',
    'Citron',
    'Lemon',
    area(1, leaf([62, 14], [96, 4], 15), leaf([40, 13], [18, 2], 11)),
    area(0, circle(50, 55, 43)),
    area(3, circle(50, 55, 37)),
    area(2, around(8, soft(4, [50, 52], [39.5, 24], [50, 20], [60.5, 24]), 50, 55)),
    area(3, around(8, leaf([50, 44], [50, 30], 3.4), 50, 55)),
  ),
  draw(
    'wine',
    'Vin',
    'Wine',
    area(
      1,
      'M16 3L30 3L30 26C30 34 42 36 42 50L42 94C42 97 40 99 37 99L9 99C6 99 4 97 4 94L4 50C4 36 16 34 16 26Z',
    ),
    area(0, box(14, 2, 18, 14, 2)),
    area(3, box(4, 56, 38, 26)),
    area(2, circle(23, 69, 8)),
    area(
      0,
      'M52 36L96 36C98 58 90 72 77 73L77 93L90 96C92 97 92 99 90 99L58 99C56 99 56 97 58 96L71 93L71 73C58 72 50 58 52 36Z',
    ),
    area(2, 'M55.5 50L92.5 50C91 62 84 69 74 69C64 69 57 62 55.5 50Z'),
    area(3, leaf([60, 41], [62, 60], 3)),
  ),
  draw(
    'ice-cream',
    'Glace',
    'Ice cream',
    area(2, circle(32, 38, 21)),
    area(1, circle(68, 38, 21)),
    area(0, circle(50, 25, 23)),
    area(3, 'M24 50C28 44 34 47 36 52C40 46 46 46 50 52C54 46 60 46 64 52C67 46 73 45 76 50L72 58L28 58Z'),
    area(0, soft(4, [26, 55], [74, 55], [50, 100])),
    line(
      2,
      2.2,
      open([36, 57], [57, 82]),
      open([48, 57], [62.5, 74]),
      open([64, 57], [43, 82]),
      open([52, 57], [37.5, 74]),
    ),
    area(3, oval(40, 17, 3, 7, 40)),
    area(1, circle(50, 3.5, 5)),
  ),
  draw(
    'egg',
    'Œuf au plat',
    'Fried egg',
    area(1, turned(box(45, 74, 10, 28, 4), -45)),
    area(1, circle(46, 46, 42)),
    area(2, circle(46, 46, 35)),
    area(
      3,
      blob(
        [24, 34],
        [38, 20],
        [52, 27],
        [66, 24],
        [72, 42],
        [66, 56],
        [56, 70],
        [40, 64],
        [26, 66],
        [22, 50],
      ),
    ),
    area(0, circle(47, 45, 13)),
    area(3, oval(42, 40, 2, 4.5, 40)),
  ),
  draw(
    'pear',
    'Poire',
    'Pear',
    area(1, leaf([52, 18], [88, 8], 18), bar([52, 24], [47, 3], 4.5)),
    area(0, blob(...evenly([50, 17], [62, 24], [66, 40], [80, 58], [80, 82], [62, 97], [50, 97]))),
    area(3, blob(...evenly([50, 26], [56, 30], [60, 46], [71, 62], [71, 80], [59, 90], [50, 90]))),
    area(2, oval(50, 70, 12, 15)),
    area(1, both(drop(45.5, 73, 3, 10))),
  ),
]
