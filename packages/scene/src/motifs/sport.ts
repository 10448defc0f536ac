import {
  arc,
  area,
  around,
  bar,
  both,
  box,
  circle,
  line,
  motifsOf,
  open,
  oval,
  polar,
  poly,
  ring,
  segment,
  smaller,
  soft,
  star,
  turned,
} from './draw.ts'
import type { Motif } from './motif.ts'

const draw = motifsOf('sport')

const pentagon = (cx: number, cy: number, size: number, angle: number) =>
  poly(...[0, 1, 2, 3, 4].map((at) => polar(cx, cy, size, angle + at * 72)))

/** Drawings of sport (dumbbell, kettlebell, football …), flat, in the colours of the brand that uses them. */
export const sportMotifs: readonly Motif[] = [
  draw(
    'dumbbell',
    'Haltère',
    'Dumbbell',
    area(3, turned(box(8, 44, 84, 12), -32)),
    area(1, turned(both(box(2, 38, 6, 24, 2)), -32)),
    area(2, turned(both(box(8, 26, 13, 48, 4)), -32)),
    area(0, turned(both(box(20, 16, 15, 68, 5)), -32)),
    area(3, turned(both(box(24, 24, 3, 36, 1.5)), -32)),
  ),
  draw(
    'kettlebell',
    'Kettlebell',
    'Kettlebell',
    area(2, 'M28 40C18 20 26 3 50 3C74 3 82 20 72 40L61 36C67 24 62 14 50 14C38 14 33 24 39 36Z'),
    area(0, 'M50 30C76 30 90 48 90 66C90 80 84 90 76 97L24 97C16 90 10 80 10 66C10 48 24 30 50 30Z'),
    area(3, circle(50, 64, 19)),
    area(1, star(50, 64, 5, 13, 6)),
    area(1, 'M18 90L82 90C80 93 78 95 76 97L24 97C22 95 20 93 18 90Z'),
  ),
  draw(
    'football',
    'Ballon de football',
    'Football',
    ...smaller(
      0.84,
      area(0, circle(50, 50, 48)),
      area(1, pentagon(50, 50, 17, 0)),
      area(
        1,
        ...[0, 1, 2, 3, 4].map((at) => {
          const tip = (distance: number, angle: number) => polar(50, 50, distance, at * 72 + angle)
          return `${segment(50, 50, 48, at * 72 - 17, at * 72 + 17).slice(0, -1)}L${tip(37, 12)
            .map((value) => value.toFixed(1))
            .join(' ')}L${tip(33, 0)
            .map((value) => value.toFixed(1))
            .join(' ')}L${tip(37, -12)
            .map((value) => value.toFixed(1))
            .join(' ')}Z`
        }),
      ),
      line(
        1,
        2.6,
        ...[0, 1, 2, 3, 4].flatMap((at) => [
          open(polar(50, 50, 17, at * 72), polar(50, 50, 34, at * 72)),
          open(polar(50, 50, 37, at * 72 + 12), polar(50, 50, 37, at * 72 + 60)),
        ]),
      ),
      area(2, 'M50 98C28 98 12 86 5 68C20 84 46 90 66 82C82 76 92 62 95 46C100 76 78 98 50 98Z'),
      area(3, oval(27, 22, 3, 9, 48)),
    ),
    area(
      2,
      ...[203, 225, 247].map((angle) =>
        bar(polar(50, 50, 45, angle), polar(50, 50, angle === 225 ? 60 : 53, angle), 5),
      ),
    ),
  ),
  draw(
    'racket',
    'Raquette',
    'Racket',
    ...smaller(
      0.92,
      area(2, turned(box(45, 66, 10, 38, 4), 38)),
      area(1, turned(box(44, 84, 12, 20, 4), 38)),
      area(0, turned('M44 76L36 56L64 56L56 76Z', 38)),
      area(0, turned(oval(50, 28, 30, 36), 38)),
      area(3, turned(oval(50, 28, 23.5, 29.5), 38)),
      line(
        2,
        1.3,
        turned(
          [-16, -8, 0, 8, 16]
            .map((dx) =>
              open(
                [50 + dx, 28 - 29 * Math.sqrt(1 - (dx / 23.5) ** 2)],
                [50 + dx, 28 + 29 * Math.sqrt(1 - (dx / 23.5) ** 2)],
              ),
            )
            .join('') +
            [-20, -10, 0, 10, 20]
              .map((dy) =>
                open(
                  [50 - 23 * Math.sqrt(1 - (dy / 29.5) ** 2), 28 + dy],
                  [50 + 23 * Math.sqrt(1 - (dy / 29.5) ** 2), 28 + dy],
                ),
              )
              .join(''),
          38,
        ),
      ),
      area(2, circle(83, 83, 15)),
      line(3, 2.2, arc(66, 66, 15, 108, 162), arc(100, 100, 15, 288, 342)),
    ),
  ),
  draw(
    'trainer',
    'Basket',
    'Trainer',
    area(3, 'M2 76L98 76C99 84 97 90 90 90L10 90C4 90 1 84 2 76Z'),
    area(
      0,
      'M4 30C10 34 20 34 26 26C30 22 38 20 42 26L58 48C66 56 82 56 92 62C97 65 98 70 98 78L2 78C0 60 2 44 4 30Z',
    ),
    area(2, 'M4 30C10 34 18 34 24 28L30 58C32 68 26 74 20 78L2 78C0 60 2 44 4 30Z'),
    area(1, 'M68 54C76 56 86 58 92 62C97 65 98 70 98 78L76 78C70 70 66 62 68 54Z'),
    line(3, 3.4, open([40, 36], [50, 30]), open([46, 44], [56, 38]), open([52, 52], [62, 46])),
    area(3, 'M30 72C44 72 58 66 64 57C62 70 48 78 34 77Z'),
  ),
  draw(
    'medal',
    'Médaille',
    'Medal',
    area(2, poly([20, 2], [40, 2], [60, 42], [42, 50])),
    area(1, poly([80, 2], [60, 2], [40, 42], [58, 50])),
    area(0, circle(50, 66, 32)),
    area(3, ring(50, 66, 27, 23)),
    area(3, star(50, 66, 5, 18, 8)),
    area(
      2,
      poly([50, 48], [50, 66], [45.3, 59.5]),
      poly([67.1, 60.4], [50, 66], [54.7, 59.5]),
      poly([60.6, 80.6], [50, 66], [57.6, 68.5]),
      poly([39.4, 80.6], [50, 66], [50, 74]),
      poly([32.9, 60.4], [50, 66], [42.4, 68.5]),
    ),
  ),
  draw(
    'stopwatch',
    'Chronomètre',
    'Stopwatch',
    area(1, box(40, 1, 20, 9, 3), box(46, 6, 8, 12)),
    area(1, turned(box(46, 2, 9, 16, 3), 42, 50, 57)),
    area(0, circle(50, 57, 41)),
    area(3, circle(50, 57, 32)),
    area(2, `${segment(50, 57, 32, 0, 110).slice(0, -1)}L50 57Z`),
    area(1, around(12, box(49, 28, 2, 5), 50, 57)),
    area(1, turned(bar([50, 57], [50, 36], 4), 110, 50, 57), circle(50, 57, 4.5)),
  ),
  draw(
    'trophy',
    'Coupe',
    'Trophy',
    area(2, ring(20, 27, 18, 10.5), ring(80, 27, 18, 10.5)),
    area(0, 'M18 4L82 4C84 38 74 60 58 66L58 78L42 78L42 66C26 60 16 38 18 4Z'),
    area(3, 'M28 12C28 30 32 44 40 52C43 55 46 52 44 48C38 40 36 28 36 12Z'),
    area(2, 'M64 4L82 4C84 38 74 60 58 66L52 66C62 54 65 34 64 4Z'),
    area(1, soft(4, [26, 80], [74, 80], [80, 98], [20, 98])),
    area(3, box(38, 86, 24, 6, 1)),
  ),
  draw(
    'boxing-glove',
    'Gant de boxe',
    'Boxing glove',
    area(0, 'M26 72C12 66 6 50 8 34C10 14 28 4 50 4C74 4 92 14 92 34C92 46 86 54 80 60L76 74Z'),
    area(2, 'M8 42C6 30 14 24 24 26C38 29 48 34 52 44C54 52 48 58 40 56L26 54C16 54 10 50 8 42Z'),
    area(1, soft(4, [22, 72], [80, 70], [82, 97], [24, 97])),
    area(3, box(23, 78, 59, 5)),
    area(3, 'M40 14C52 10 68 12 76 20C79 24 76 27 72 25C62 20 52 19 42 21C37 22 36 16 40 14Z'),
  ),
  draw(
    'bicycle',
    'Vélo',
    'Bicycle',
    area(1, ring(23, 66, 22, 17), ring(77, 66, 22, 17)),
    line(
      2,
      0.9,
      ...[0, 30, 60, 90, 120, 150].flatMap((angle) => [
        open(polar(23, 66, 17, angle), polar(23, 66, 17, angle + 180)),
        open(polar(77, 66, 17, angle), polar(77, 66, 17, angle + 180)),
      ]),
    ),
    line(0, 5, 'M23 66L36 36L66 36L46 66L23 66', 'M33 28L46 66', 'M77 66L65 26'),
    area(1, soft(3, [22, 21], [45, 21], [41, 29], [28, 29])),
    line(1, 4.5, 'M65 26L62 18L74 16C80 15 82 21 78 24'),
    area(3, circle(46, 66, 7)),
    area(1, circle(46, 66, 3), bar([46, 66], [52, 77], 3), box(47, 76, 11, 4, 1)),
  ),
]
