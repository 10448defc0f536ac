import {
  area,
  both,
  box,
  circle,
  curve,
  gear,
  line,
  motifsOf,
  poly,
  ring,
  row,
  scaled,
  segment,
  shifted,
  smaller,
  soft,
  star,
  turned,
} from './draw.ts'
import type { Motif } from './motif.ts'

const draw = motifsOf('law')

const column = box(14, 42, 11, 38)
const quillBarb =
  'M24 78C20 70 20 64 22 57L33 60L25 48C30 35 38 25 47 19L54 30L52 16C64 8 78 5 94 3C94 18 90 30 84 41L72 40L80 47C74 55 66 62 58 66L49 62L52 70C44 74 34 76 24 78Z'

/** Drawings of law and notaries (scales, gavel, courthouse …), flat, in the colours of the brand that uses them. */
export const lawMotifs: readonly Motif[] = [
  draw(
    'scales',
    'Balance',
    'Scales',
    line(2, 1.8, both('M22 22L6 58M22 22L38 58')),
    area(0, both(segment(22, 57, 19, 90, 270)), box(47, 14, 6, 74)),
    area(1, soft(4, [24, 98], [30, 86], [70, 86], [76, 98])),
    area(
      0,
      'M16 20C30 16 40 24 50 18C60 24 70 16 84 20C86 21 86 25 84 26C70 23 60 30 50 26C40 30 30 23 16 26C14 25 14 21 16 20Z',
    ),
    area(2, circle(50, 11, 8)),
    area(3, box(5, 56.5, 34, 3.5, 1.5), box(61, 56.5, 34, 3.5, 1.5)),
  ),
  draw(
    'gavel',
    'Maillet',
    'Gavel',
    ...smaller(
      0.95,
      area(1, soft(5, [8, 86], [64, 86], [70, 98], [2, 98])),
      area(2, turned(box(54, 40, 10, 58, 5), -52, 59, 43)),
      area(0, turned(box(28, 14, 34, 46), 38, 45, 37)),
      area(3, turned(box(28, 24, 34, 4), 38, 45, 37), turned(box(28, 46, 34, 4), 38, 45, 37)),
      area(1, turned(box(25, 8, 40, 9, 3), 38, 45, 37), turned(box(25, 57, 40, 9, 3), 38, 45, 37)),
    ),
  ),
  draw(
    'courthouse',
    'Palais de justice',
    'Courthouse',
    area(2, box(12, 38, 76, 46)),
    area(0, poly([50, 4], [97, 34], [3, 34])),
    area(3, circle(50, 22, 6)),
    area(1, box(6, 34, 88, 7)),
    area(0, row(4, column, 20.4)),
    area(3, row(4, box(17, 42, 2.5, 38), 20.4)),
    area(1, box(8, 80, 84, 6)),
    area(0, box(3, 86, 94, 10)),
  ),
  draw(
    'deed',
    'Acte scellé',
    'Sealed deed',
    area(
      0,
      'M20 4L74 4C82 4 82 16 74 16L74 92C74 96 72 98 68 98L22 98C17 98 14 95 14 90L14 12C14 7 16 4 20 4Z',
    ),
    area(2, 'M74 4C84 4 86 10 86 16L68 16C68 8 70 4 74 4Z'),
    area(1, row(4, box(25, 26, 38, 4.5, 2), 0, 11), box(25, 70, 20, 4.5, 2)),
    area(2, poly([58, 78], [54, 99], [64, 94], [72, 99], [70, 78])),
    area(3, gear(64, 72, 14, 17, 14)),
    area(2, star(64, 72, 5, 9, 4.2)),
  ),
  draw(
    'quill',
    'Plume',
    'Quill',
    area(0, quillBarb),
    area(
      2,
      'M94 3C94 18 90 30 84 41L72 40L80 47C74 55 66 62 58 66L49 62L52 70C44 74 34 76 24 78C50 56 72 32 94 3Z',
    ),
    line(1, 3, curve([88, 8], [56, 44], [24, 78], [12, 97])),
    area(1, box(2, 95, 60, 4, 2)),
  ),
  draw(
    'shield',
    'Bouclier',
    'Shield',
    area(0, 'M50 2C62 10 78 14 92 14C94 50 84 82 50 98C16 82 6 50 8 14C22 14 38 10 50 2Z'),
    area(2, 'M50 2C62 10 78 14 92 14C94 50 84 82 50 98Z'),
    area(3, 'M50 14C60 20 72 23.5 83 24C83.5 52 75 74 50 87C25 74 16.5 52 17 24C28 23.5 40 20 50 14Z'),
    area(1, poly([28, 51], [36, 43], [46, 53], [66, 31], [74, 39], [46, 69])),
  ),
  draw(
    'code-books',
    'Codes',
    'Law books',
    area(0, box(4, 70, 84, 25, 4)),
    area(3, box(60, 74, 30, 17)),
    area(1, box(14, 70, 6, 25), box(26, 70, 3, 25)),
    area(2, box(14, 42, 84, 25, 4)),
    area(3, box(12, 46, 30, 17)),
    area(1, box(80, 42, 6, 25), box(72, 42, 3, 25)),
    area(0, turned(box(10, 15, 78, 23, 4), -5)),
    area(3, turned(box(58, 19, 32, 15), -5)),
    area(1, turned(box(20, 15, 6, 23), -5), turned(box(31, 15, 3, 23), -5)),
  ),
  draw(
    'section-sign',
    'Paragraphe',
    'Section sign',
    ...smaller(
      0.9,
      area(3, soft(3, [20, 84], [88, 84], [88, 97], [20, 97])),
      area(
        0,
        'M24 2L86 2C88 2 90 4 90 6L90 86L24 86C20 86 18 88 18 92C18 95 20 96 24 96L88 96L88 99L24 99C14 99 10 94 10 88L10 16C10 6 16 2 24 2Z',
      ),
      area(2, 'M24 2L30 2L30 86L24 86C18 86 14 88 10 92L10 16C10 6 16 2 24 2Z'),
      line(
        3,
        8.5,
        shifted(scaled('M62 27C60 14 38 15 38 28C38 40 66 44 66 58C66 65 60 69 54 69', 0.9), 10, -5),
      ),
      line(
        3,
        8.5,
        shifted(scaled('M38 73C40 86 62 85 62 72C62 60 34 56 34 42C34 35 40 31 46 31', 0.9), 10, -5),
      ),
    ),
  ),
  draw(
    'notary-key',
    'Clé',
    'Key',
    area(0, turned(ring(50, 20, 20, 9), 45)),
    area(0, turned(box(45, 38, 10, 62, 3), 45)),
    area(2, turned(box(42, 38, 16, 7, 2) + box(42, 49, 16, 4, 2), 45)),
    area(0, turned(box(52, 76, 18, 7, 1.5) + box(52, 88, 22, 9, 1.5), 45)),
    area(1, turned(circle(50, 5.5, 3) + circle(35.5, 20, 3) + circle(64.5, 20, 3), 45)),
  ),
]
