import {
  area,
  around,
  bar,
  both,
  box,
  circle,
  curve,
  drop,
  heart,
  line,
  motifsOf,
  oval,
  poly,
  ring,
  shifted,
  soft,
  star,
  turned,
} from './draw.ts'
import type { Motif } from './motif.ts'

const draw = motifsOf('feast')

const balloon = (cx: number, cy: number, radius: number) => oval(cx, cy, radius, radius * 1.2)

/** A glass leaning towards its mirror image. */
const tilted = (data: string) => both(shifted(turned(data, 15, 32, 60), -7, 1))

/** Drawings of feasts and parties (balloons, fir, gift …), flat, in the colours of the brand that uses them. */
export const feastMotifs: readonly Motif[] = [
  draw(
    'balloons',
    'Ballons',
    'Balloons',
    line(
      1,
      1.4,
      curve([24, 54], [30, 72], [48, 98]),
      curve([76, 50], [70, 74], [48, 98]),
      curve([50, 62], [52, 80], [48, 98]),
    ),
    area(2, balloon(24, 30, 21), poly([24, 53], [20, 59], [28, 59])),
    area(1, balloon(76, 26, 21), poly([76, 49], [72, 55], [80, 55])),
    area(0, balloon(50, 36, 24), poly([50, 62], [45, 69], [55, 69])),
    area(3, oval(40, 26, 3, 8, 28), oval(15, 20, 2.4, 6, 28), oval(68, 14, 2.4, 6, 28)),
  ),
  draw(
    'fir',
    'Sapin',
    'Fir tree',
    area(1, box(43, 84, 14, 15, 2)),
    area(0, 'M50 52L90 84C92 87 90 89 87 88L13 88C10 89 8 87 10 84Z'),
    area(2, 'M50 34L82 62C84 65 82 67 79 66L21 66C18 67 16 65 18 62Z'),
    area(0, 'M50 10L74 40C76 43 74 45 71 44L29 44C26 45 24 43 26 40Z'),
    area(
      3,
      star(50, 10, 5, 10, 4.5),
      circle(42, 36, 3),
      circle(58, 56, 3.2),
      circle(36, 58, 3),
      circle(30, 80, 3.2),
      circle(52, 76, 3.2),
      circle(72, 80, 3.2),
    ),
  ),
  draw(
    'gift',
    'Cadeau',
    'Gift',
    area(2, 'M50 28C42 8 24 0 18 10C12 22 32 28 50 28Z', 'M50 28C58 8 76 0 82 10C88 22 68 28 50 28Z'),
    area(3, 'M44 24C38 14 28 10 25 14C22 20 34 24 44 24Z', 'M56 24C62 14 72 10 75 14C78 20 66 24 56 24Z'),
    area(0, box(9, 44, 82, 54, 3)),
    area(1, box(4, 27, 92, 20, 3)),
    area(3, box(41, 27, 18, 71)),
    area(2, box(41, 47, 18, 4)),
  ),
  draw(
    'cake',
    'Gâteau',
    'Cake',
    area(1, box(24, 22, 5, 20, 1), box(47.5, 18, 5, 24, 1), box(71, 22, 5, 20, 1)),
    area(2, drop(26.5, 15, 4, 12), drop(50, 11, 4, 12), drop(73.5, 15, 4, 12)),
    area(0, soft(5, [10, 40], [90, 40], [90, 90], [10, 90])),
    area(2, box(10, 66, 80, 9)),
    area(
      3,
      'M10 46C10 42 12 40 15 40L85 40C88 40 90 42 90 46L90 54C88 62 82 62 80 55C78 50 74 50 72 56C70 66 62 66 60 56C58 50 54 50 52 55C50 60 44 60 42 55C40 50 36 50 34 57C32 66 24 66 22 57C20 52 18 60 14 59C12 59 10 57 10 54Z',
    ),
    area(1, soft(4, [2, 88], [98, 88], [92, 98], [8, 98])),
  ),
  draw(
    'flutes',
    'Coupes de champagne',
    'Champagne flutes',
    area(2, tilted(box(30.5, 58, 4, 36) + box(20, 92, 25, 5, 2.5))),
    area(3, tilted('M20 10L45 10C47 34 44 58 32.5 62C21 58 18 34 20 10Z')),
    area(0, tilted('M19.5 26L45.5 26C46 42 42 56 32.5 59C23 56 19 42 19.5 26Z')),
    area(3, tilted(circle(27, 36, 2.2) + circle(35, 44, 1.8) + circle(38, 32, 1.6))),
    area(1, star(50, 8, 4, 8, 2.2), star(38, 3, 4, 5, 1.5), star(63, 4, 4, 5, 1.5)),
  ),
  draw(
    'egg-feast',
    'Œuf de Pâques',
    'Easter egg',
    area(0, 'M50 2C70 2 88 34 88 60C88 84 72 98 50 98C28 98 12 84 12 60C12 34 30 2 50 2Z'),
    area(
      3,
      'M12 58C12 52 13 47 14.5 42L26 50L38 40L50 50L62 40L74 50L85.5 42C87 47 88 52 88 58L74 66L62 56L50 66L38 56L26 66Z',
    ),
    area(2, 'M23.3 27C26 20 31 12 36 7.5L64 7.5C69 12 74 20 76.7 27C60 33 40 33 23.3 27Z'),
    area(1, circle(26, 78, 4.5), circle(42, 81, 4.5), circle(58, 81, 4.5), circle(74, 78, 4.5)),
    area(3, circle(38, 19, 3), circle(50, 21, 3), circle(62, 19, 3)),
  ),
  draw(
    'heart',
    'Cœur',
    'Heart',
    area(0, heart(50, 52, 98)),
    area(2, 'M50 96C79 74 99 57 99 36C99 24 92 14 83 10C88 38 74 68 50 96Z'),
    area(3, 'M12 36C12 26 18 18 27 17C32 17 33 23 28 24C22 25 19 30 19 36C19 41 12 41 12 36Z'),
  ),
  draw(
    'bauble',
    'Boule de Noël',
    'Bauble',
    line(1, 2.5, circle(50, 8, 6)),
    area(1, box(40, 13, 20, 12, 2)),
    area(0, circle(50, 60, 38)),
    area(
      2,
      'M13.5 50C30 58 70 58 86.5 50C88.5 57 88.5 64 86.5 70C70 78 30 78 13.5 70C11.5 64 11.5 57 13.5 50Z',
    ),
    area(3, star(50, 66, 4, 8, 3), star(27, 63, 4, 6, 2.2), star(73, 63, 4, 6, 2.2)),
    area(3, 'M24 42C28 34 34 30 40 28C44 27 45 32 42 33C37 35 33 39 30 44C28 48 22 46 24 42Z'),
  ),
  draw(
    'firework',
    'Feu d’artifice',
    'Firework',
    area(0, around(12, bar([50, 34], [50, 20], 3.6), 50, 50)),
    area(2, turned(around(12, bar([50, 30], [50, 12], 3.2), 50, 50), 15)),
    area(0, around(12, drop(50, 8, 4, 6), 50, 50)),
    area(3, turned(around(12, circle(50, 4, 3), 50, 50), 15)),
    area(1, star(50, 50, 12, 12, 6)),
  ),
  draw(
    'crown',
    'Couronne',
    'Crown',
    area(2, both('M12 76L4 28L32 56Z')),
    area(0, 'M6 28L30 52L50 14L70 52L94 28L86 78L14 78Z'),
    area(1, box(13, 80, 74, 14, 3)),
    area(
      3,
      circle(50, 12, 7),
      circle(6, 26, 6),
      circle(94, 26, 6),
      circle(30, 87, 3.5),
      circle(50, 87, 3.5),
      circle(70, 87, 3.5),
    ),
    area(2, poly([50, 42], [60, 58], [50, 72], [40, 58])),
  ),
  draw(
    'lantern',
    'Lumignon',
    'Lantern',
    area(1, ring(50, 10, 9, 5.5), soft(3, [34, 16], [66, 16], [80, 30], [20, 30])),
    area(2, box(20, 30, 60, 58)),
    area(3, box(26, 34, 48, 50, 2)),
    area(0, drop(50, 64, 11, 26)),
    area(3, drop(50, 66, 5, 13)),
    area(1, box(38, 74, 24, 10)),
    area(1, box(14, 86, 72, 11, 3)),
  ),
  draw(
    'bunting',
    'Fanions',
    'Bunting',
    line(1, 2.6, 'M0 16C26 40 74 40 100 16'),
    area(0, poly([4, 20], [24, 31], [9, 54]), poly([60, 34], [80, 29], [77, 60])),
    area(2, poly([30, 33], [52, 35], [38, 66]), poly([84, 27], [98, 18], [99, 48])),
    line(1, 2.6, 'M0 62C30 84 70 84 100 62'),
    area(2, poly([6, 67], [26, 75], [13, 96])),
    area(3, poly([34, 77.5], [56, 78.5], [44, 100])),
    area(0, poly([64, 77.5], [86, 71], [80, 97])),
  ),
  draw(
    'confetti',
    'Confettis',
    'Confetti',
    ...([0, 1, 2, 3] as const).map((slot) =>
      area(
        slot,
        ...Array.from({ length: 9 }, (_, at) => {
          // Spread evenly, as the golden ratio does in the plane.
          const place = slot * 9 + at
          const [x, y] = [6 + ((place * 0.7549) % 1) * 88, 6 + ((place * 0.5698) % 1) * 88]
          return place % 3 === 0
            ? circle(x, y, 3.6)
            : turned(box(x - 4.6, y - 2, 9.2, 4, 1), place * 47, x, y)
        }),
      ),
    ),
  ),
]
