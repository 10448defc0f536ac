// Drawings of cakes, pastries and more that is baked.
import {
  arc,
  area,
  around,
  bar,
  blob,
  box,
  circle,
  curve,
  heart,
  leaf,
  line,
  motifsOf,
  open,
  oval,
  polar,
  poly,
  row,
  sector,
  shifted,
  soft,
  turned,
} from './draw.ts'
import type { Motif } from './motif.ts'

const draw = motifsOf('food')

const eclair = (y: number) => [
  area(0, box(6, y, 88, 26, 13)),
  area(
    1,
    blob(
      [10, y + 8],
      [20, y - 2],
      [50, y - 4],
      [80, y - 2],
      [90, y + 8],
      [80, y + 13],
      [66, y + 11],
      [50, y + 15],
      [34, y + 11],
      [20, y + 13],
    ),
  ),
  line(3, 3, curve([20, y + 4], [40, y + 1], [58, y + 1])),
]
const tilted = (parts: ReturnType<typeof eclair>) =>
  parts.map((part) => ({ ...part, d: turned(part.d, -14) }))

const macaron = (y: number, slot: 0 | 2) => [
  area(slot, `M14 ${y + 18}C14 ${y - 2} 34 ${y - 8} 50 ${y - 8}C66 ${y - 8} 86 ${y - 2} 86 ${y + 18}Z`),
  area(slot, row(9, circle(14, y + 19, 4.4), 9)),
  area(3, box(13, y + 19, 74, 7, 3)),
  line(1, 2, curve([13, y + 22.5], [50, y + 22], [87, y + 22.5])),
  area(slot, row(9, circle(14, y + 26, 4.4), 9)),
  area(slot, box(11, y + 27, 78, 13, 6)),
]

/** Round below, a point above, and no hollow between. */
const kernel = (cx: number, cy: number, w: number, h: number): string =>
  `M${cx} ${cy - h}C${cx + w * 0.62} ${cy - h * 0.66} ${cx + w} ${cy - h * 0.2} ${cx + w} ${cy + h * 0.26}C${cx + w} ${cy + h * 0.72} ${cx + w * 0.55} ${cy + h} ${cx} ${cy + h}C${cx - w * 0.55} ${cy + h} ${cx - w} ${cy + h * 0.72} ${cx - w} ${cy + h * 0.26}C${cx - w} ${cy - h * 0.2} ${cx - w * 0.62} ${cy - h * 0.66} ${cx} ${cy - h}Z`

/** Drawings of bakeries (galette, yule-log, chocolates …), flat, in the colours of the brand that uses them. */
export const bakeryMotifs: readonly Motif[] = [
  draw(
    'galette',
    'Galette des rois',
    'Kings’ cake',
    area(0, around(22, circle(50, 18, 6), 50, 57), circle(50, 57, 38)),
    line(1, 2.2, around(16, curve([50, 51], [58, 38], [54, 22]), 50, 57)),
    area(1, circle(50, 57, 3.4)),
    area(2, poly([30, 26], [25, 3], [39, 13], [50, 0], [61, 13], [75, 3], [70, 26])),
    area(3, circle(40, 20, 2.4), circle(50, 18, 3), circle(60, 20, 2.4)),
  ),
  draw(
    'yule-log',
    'Bûche de Noël',
    'Yule log',
    area(2, box(2, 80, 96, 9, 4)),
    area(0, box(20, 34, 78, 47, 9)),
    line(
      1,
      2.4,
      curve([46, 46], [64, 43], [90, 46]),
      curve([52, 58], [70, 55], [92, 58]),
      curve([48, 70], [66, 67], [90, 70]),
    ),
    area(3, oval(24, 57.5, 21, 24)),
    line(
      1,
      3.6,
      curve(
        [24, 58],
        [27, 54],
        [24, 50],
        [18, 53],
        [17, 61],
        [24, 67],
        [32, 62],
        [33, 51],
        [25, 43],
        [14, 48],
        [10, 60],
        [15, 71],
      ),
    ),
    area(2, leaf([62, 33], [40, 14], 13), leaf([64, 33], [88, 14], 13)),
    area(3, circle(57, 30, 5), circle(69, 30, 5)),
    area(1, circle(63, 24, 5)),
  ),
  draw(
    'chocolates',
    'Chocolats',
    'Chocolates',
    area(0, box(4, 8, 92, 86, 8)),
    area(3, box(11, 15, 37, 34, 4), box(52, 15, 37, 34, 4), box(11, 53, 37, 34, 4), box(52, 53, 37, 34, 4)),
    area(1, circle(29.5, 32, 13), box(17, 60, 25, 21, 4)),
    area(2, heart(70.5, 32, 25), oval(70.5, 70, 15, 11)),
    line(
      3,
      2,
      curve([20, 36], [25, 26], [30, 36], [35, 26], [39, 34]),
      open([20, 66], [39, 66]),
      open([20, 75], [39, 75]),
    ),
    line(1, 2, curve([60, 72], [67, 64], [73, 75], [81, 66])),
  ),
  draw(
    'almond',
    'Amandes',
    'Almonds',
    area(2, leaf([54, 54], [54, 4], 17)),
    area(0, turned(kernel(30, 57, 22, 40), -14, 30, 57)),
    line(
      1,
      2.2,
      ...[
        curve([30, 27], [30, 52], [30, 84]),
        curve([28, 35], [19, 54], [20, 76]),
        curve([32, 35], [41, 54], [40, 76]),
      ].map((furrow) => turned(furrow, -14, 30, 57)),
    ),
    // The other one is open, and its pale kernel lies in it.
    area(0, turned(kernel(77, 61, 20, 36), 18, 77, 61)),
    area(3, turned(kernel(77, 63, 13, 26), 18, 77, 61)),
    line(1, 2, turned(curve([77, 50], [78, 62], [77, 76]), 18, 77, 61)),
  ),
  draw(
    'brioche',
    'Brioche',
    'Brioche',
    area(0, oval(28, 54, 24, 18), oval(72, 54, 24, 18), oval(50, 50, 26, 20)),
    area(2, soft(4, [8, 60], [92, 60], [78, 97], [22, 97])),
    line(
      1,
      2,
      open([24, 62], [32, 95]),
      open([41, 62], [44, 95]),
      open([59, 62], [56, 95]),
      open([76, 62], [68, 95]),
    ),
    area(0, circle(50, 26, 22)),
    line(1, 2.6, arc(50, 26, 22, 120, 240)),
    area(3, leaf([36, 34], [42, 9], 7), leaf([14, 56], [26, 41], 5), leaf([73, 40], [89, 52], 5)),
    area(1, circle(56, 16, 1.6), circle(62, 25, 1.6), circle(54, 32, 1.6), circle(66, 48, 1.6)),
  ),
  draw(
    'rye-loaf',
    'Tourte de seigle',
    'Rye loaf',
    area(2, oval(50, 80, 46, 12)),
    area(0, 'M2 62C2 32 24 16 50 16C76 16 98 32 98 62C98 78 88 86 76 86L24 86C12 86 2 78 2 62Z'),
    line(3, 3.4, oval(50, 45, 38, 21), oval(50, 43, 26, 14), oval(50, 41, 14, 7)),
    line(
      1,
      2.4,
      curve([22, 76], [34, 66], [44, 74]),
      curve([54, 72], [66, 78], [80, 66]),
      curve([8, 62], [15, 70], [16, 80]),
    ),
    area(1, circle(50, 41, 3)),
  ),
  draw('eclair', 'Éclair au chocolat', 'Chocolate éclair', ...tilted(eclair(20)), ...tilted(eclair(56))),
  draw(
    'macaron',
    'Macarons',
    'Macarons',
    ...macaron(54, 2),
    ...macaron(14, 0),
    area(3, leaf([24, 22], [44, 9], 6)),
  ),
  draw(
    'pancakes',
    'Crêpes',
    'Pancakes',
    area(3, oval(50, 86, 49, 11)),
    area(1, oval(50, 84, 38, 7)),
    ...([76, 66, 56, 46] as const).flatMap((y, nth) => [
      area(nth % 2 === 0 ? 2 : 0, oval(50, y + 4, 42, 12)),
      area(nth % 2 === 0 ? 0 : 2, oval(50, y, 42, 12)),
    ]),
    area(
      1,
      'M16 45C20 34 80 34 84 45C84 50 78 52 76 62C75 68 69 68 68 62C67 54 60 54 56 54C50 54 50 74 44 74C38 74 40 54 34 52C26 51 17 51 16 45Z',
    ),
    area(3, turned(box(40, 28, 20, 14, 3), -8), turned(box(40, 26, 20, 5, 2), -8)),
  ),
  draw(
    'tart',
    'Tarte aux fruits',
    'Fruit tart',
    area(
      0,
      sector(46, 54, 43, 90, 360),
      ...[96, 116, 136, 156, 176, 196, 216, 236, 256, 276, 296, 316, 336, 353].map((angle) =>
        circle(...polar(46, 54, 42, angle), 6.6),
      ),
    ),
    area(3, sector(45, 55, 34, 90, 360)),
    area(
      2,
      ...[108, 146, 184, 222, 260, 298, 340].map((angle) => circle(...polar(45, 55, 25, angle), 8)),
      ...[135, 225, 315].map((angle) => circle(...polar(45, 55, 10, angle), 6.5)),
    ),
    area(1, ...[108, 146, 184, 222, 260, 298, 340].map((angle) => circle(...polar(45, 55, 27, angle), 2))),
    // The slice that is served.
    area(
      0,
      sector(56, 44, 43, 6, 84),
      ...[14, 34, 55, 76].map((angle) => circle(...polar(56, 44, 41, angle), 5.4)),
    ),
    area(3, sector(57, 43, 34, 10, 80)),
    area(2, circle(...polar(56, 44, 26, 26), 7), circle(...polar(56, 44, 26, 64), 7)),
  ),
  draw(
    'burger',
    'Burger',
    'Burger',
    area(0, 'M4 44C4 24 26 16 50 16C74 16 96 24 96 44Z'),
    area(3, leaf([24, 36], [36, 22], 6), leaf([46, 34], [58, 20], 6), leaf([68, 36], [78, 26], 6)),
    area(
      2,
      'M0 46C6 42 94 42 100 46C102 56 92 58 88 52C82 62 74 62 70 54C64 64 56 64 50 54C44 64 36 64 30 54C26 62 18 62 12 52C8 58 -2 56 0 46Z',
    ),
    area(1, box(4, 58, 92, 9, 4)),
    area(3, 'M8 66L92 66L78 76L66 68L50 78L34 68L22 76Z'),
    area(0, 'M4 72L96 72C98 84 88 90 78 90L22 90C12 90 2 84 4 72Z'),
  ),
  draw(
    'pizza',
    'Part de pizza',
    'Slice of pizza',
    area(2, 'M12 24C36 10 64 10 88 24L54 96C52 100 48 100 46 96Z'),
    area(
      3,
      'M16 28C38 16 62 16 84 28L76 46C76 56 70 58 68 50C66 46 62 48 62 56C62 66 56 68 54 62C53 58 50 60 50 66L50 88C49 89 48 89 47 87Z',
    ),
    area(1, circle(40, 38, 8), circle(63, 36, 7), circle(48, 60, 6.5)),
    area(2, leaf([50, 26], [56, 34], 6), leaf([28, 34], [32, 42], 5)),
    area(
      0,
      'M4 26C0 20 2 14 8 11C34 -2 66 -2 92 11C98 14 100 20 96 26C94 31 88 31 84 28C62 16 38 16 16 28C12 31 6 31 4 26Z',
    ),
  ),
  draw(
    'egg-box',
    'Œufs frais',
    'Fresh eggs',
    area(0, oval(25, 44, 16, 22), oval(75, 44, 16, 22)),
    area(0, oval(50, 38, 17, 24)),
    line(1, 2.2, oval(50, 38, 17, 24)),
    area(3, leaf([16, 48], [21, 30], 5), leaf([66, 48], [71, 30], 5)),
    area(1, circle(46, 30, 1.4), circle(54, 36, 1.4), circle(48, 42, 1.4), circle(56, 28, 1.4)),
    area(
      2,
      'M2 54C10 48 18 66 26 66C34 66 42 52 50 52C58 52 66 66 74 66C82 66 90 48 98 54L92 86C91 91 88 93 84 93L16 93C12 93 9 91 8 86Z',
    ),
    line(1, 2.4, open([26, 70], [28, 88]), open([50, 58], [50, 88]), open([74, 70], [72, 88])),
  ),
  draw(
    'apple',
    'Pomme',
    'Apple',
    area(
      0,
      'M50 26C60 18 78 18 88 30C100 46 92 76 78 90C70 98 60 98 50 93C40 98 30 98 22 90C8 76 0 46 12 30C22 18 40 18 50 26Z',
    ),
    area(1, bar([50, 28], [55, 6], 5)),
    area(2, leaf([54, 20], [86, 4], 17)),
    area(3, leaf([18, 66], [24, 34], 9)),
    line(1, 2.4, curve([36, 26], [50, 33], [64, 26])),
  ),
  draw(
    'carrot',
    'Carotte',
    'Carrot',
    area(
      2,
      ...[-36, -14, 10, 32].map((angle) => turned(leaf([66, 36], [66, -1], 11, 0.6), angle + 45, 66, 36)),
    ),
    area(0, turned(soft(9, [34, 20], [66, 20], [54, 104], [46, 104]), 45, 50, 58)),
    line(
      1,
      2.6,
      ...[30, 46, 60, 74].map((y, nth) =>
        turned(open([nth % 2 === 0 ? 40 : 58, y], [nth % 2 === 0 ? 50 : 50, y + 1]), 45, 50, 58),
      ),
    ),
    area(3, shifted(turned(leaf([42, 66], [40, 28], 5), 45, 50, 58), 2, 1)),
  ),
]
