// Rooms and what stands in them.
import { arc, leaf, polar, sector } from '../motifs/draw.ts'
import type { Drawing } from '../paint/drawing.ts'
import { blend } from './art.ts'
import { arch, area, dot, fade, ground, line, rect, shape, stroke, times, veil } from './pen.ts'
import { picturesOf } from './picture.ts'

const scene = picturesOf('scene')

export const roomPictures = [
  scene(
    'window-light',
    ['Lumière de fenêtre', 'fenêtre soleil mur ombre intérieur calme maison'],
    ['Window light', 'sun wall shade indoors calm home'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const [x, y, wide, tall, lean] = [w * 0.5 - s * 0.12, h * 0.5 - s * 0.34, s * 0.22, s * 0.2, 0.34]
      const pane = (c: number, r: number) => {
        const [px, py] = [x + c * (wide + s * 0.022), y + r * (tall + s * 0.022)]
        return shape(
          [px, py + c * wide * lean],
          [px + wide, py + (c + 1) * wide * lean],
          [px + wide, py + tall + (c + 1) * wide * lean],
          [px, py + tall + c * wide * lean],
        )
      }
      const stem = (turn: number) =>
        times(5, (at) => {
          const [px, py] = [w * 0.5 + s * 0.16 + at * s * 0.035, h * 0.5 + s * 0.42 - at * s * 0.1]
          return leaf([px, py], polar(px, py, s * 0.17, turn + (at % 2 ? 60 : -46)), s * 0.06)
        }).join('')
      return [
        ground(art, fade(0, 0, w, h, blend(art.accent, art.paper, 0.38), blend(art.accent, art.ink, 0.1))),
        area(
          [0, 1].flatMap((c) => [0, 1, 2].map((r) => pane(c, r))).join(''),
          veil([x, y], [x + s * 0.5, y + s * 0.8], blend(art.paper, '#ffffff', 0.4), 0.9, 0.55),
        ),
        area(stem(10), blend(art.accent, art.ink, 0.12), 0.85),
      ]
    },
  ),
  scene(
    'table-above',
    ['Table vue d’en haut', 'restaurant assiette repas couvert cuisine traiteur menu'],
    ['Table from above', 'restaurant plate meal kitchen caterer menu'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const white = blend(art.paper, '#ffffff', 0.6)
      const [x, y, r] = [w * 0.5, h * 0.54, s * 0.27]
      return [
        ground(art, art.accent),
        area(rect(0, 0, Math.max(w * 0.16, s * 0.1), h), blend(art.accent, art.paper, 0.3)),
        area(dot(x + s * 0.012, y + s * 0.02, r), art.ink, 0.3),
        area(dot(x, y, r), white),
        area(dot(x, y, r * 0.7), blend(white, art.ink, 0.07)),
        line(
          stroke([x + r * 1.3, y - r * 0.1], [x + r * 1.3, y + r * 0.85]) +
            stroke([x - r * 1.3, y - r * 0.1], [x - r * 1.3, y + r * 0.85]),
          art.ink,
          s * 0.02,
        ),
        area(leaf([x + r * 1.28, y + r * 0.05], [x + r * 1.28, y - r * 0.9], s * 0.05), art.ink),
        line(
          times(3, (at) =>
            stroke(
              [x - r * 1.3 + (at - 1) * s * 0.019, y - r * 0.82],
              [x - r * 1.3 + (at - 1) * s * 0.019, y - r * 0.3],
            ),
          ).join('') + arc(x - r * 1.3, y - r * 0.3, s * 0.019, 90, 270),
          art.ink,
          s * 0.009,
        ),
        area(dot(w * 0.86, h * 0.16, s * 0.085), blend(art.ink, art.accent, 0.2)),
        area(dot(w * 0.86, h * 0.16, s * 0.062), blend(art.accent, art.paper, 0.65)),
        area(
          times(7, (at) => {
            const [lx, ly] = polar(x, y, r * 0.12 * (at % 3), at * 51)
            return leaf([lx, ly], polar(lx, ly, r * 0.42, at * 51 + art.between(-12, 12)), r * 0.17)
          }).join(''),
          art.ink,
        ),
        area(
          times(5, (at) => {
            const [cx, cy] = polar(x, y, r * 0.4, at * 72 + 30)
            return dot(cx, cy, r * 0.075)
          }).join(''),
          art.accent,
        ),
      ]
    },
  ),
  scene(
    'shelf',
    ['Étagère aux vases', 'décoration céramique potier maison boutique cadeau'],
    ['Shelf of vases', 'decoration ceramic potter home shop gift'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const y = h * 0.76
      const tones = [art.accent, art.ink, blend(art.accent, art.paper, 0.55), blend(art.ink, art.accent, 0.4)]
      const count = Math.round((w / s) * 4)
      const pot = (x: number, at: number): string => {
        const r = s * art.between(0.07, 0.09)
        return (
          [
            () =>
              dot(x, y - r, r) +
              rect(x - r * 0.3, y - r * 3, r * 0.6, r * 1.6) +
              rect(x - r * 0.44, y - r * 3.1, r * 0.88, r * 0.2),
            () => arch(x - r * 0.8, y - r * 3.6, r * 1.6, r * 3.6),
            () => sector(x, y - r * 1.15, r * 1.2, 90, 270) + rect(x - r * 0.5, y - r * 0.2, r, r * 0.2),
            () =>
              shape(
                [x - r * 0.8, y],
                [x - r * 1.05, y - r * 1.7],
                [x + r * 1.05, y - r * 1.7],
                [x + r * 0.8, y],
              ),
          ][at % 4]?.() ?? ''
        )
      }
      return [
        ground(art, blend(art.paper, art.accent, 0.16)),
        ...times(count, (at): Drawing[] => {
          const x = ((at + 0.5) * w) / count
          const stalk =
            at % 4 === 0 || at % 4 === 3
              ? times(5, (twig) => {
                  const [bx, by] = [x, y - s * (at % 4 ? 0.14 : 0.22)]
                  return leaf(
                    [bx, by],
                    polar(bx, by, s * art.between(0.13, 0.2), (twig - 2) * 24),
                    s * 0.035,
                    0.65,
                  )
                }).join('')
              : ''
          return [area(stalk, blend(art.ink, art.paper, 0.18)), area(pot(x, at), tones[at % 4] ?? art.ink)]
        }).flat(),
        area(rect(0, y, w, s * 0.03), art.ink),
        area(rect(0, y + s * 0.03, w, s * 0.1), veil([0, y], [0, y + s * 0.13], art.ink, 0.2, 0)),
      ]
    },
  ),
  scene(
    'stairs',
    ['Escalier', 'marche progrès étape conseil objectif architecture'],
    ['Stairs', 'step progress advice goal architecture'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const count = 7
      const [wide, tall] = [w / count, (h * 0.72) / count]
      return [
        ground(art, fade(0, 0, w, 0, blend(art.paper, art.accent, 0.3), blend(art.paper, art.accent, 0.1))),
        area(dot(w - wide * 0.9, h * 0.16, s * 0.085), art.accent),
        ...times(count, (at): Drawing[] => [
          area(
            rect(at * wide, h - (at + 1) * tall, w, tall + 1),
            fade(
              at * wide,
              0,
              w,
              0,
              blend(art.ink, art.accent, 0.5 - at * 0.03),
              blend(art.ink, art.accent, 0.1),
            ),
          ),
          area(rect(at * wide, h - (at + 1) * tall, w, tall * 0.12), blend(art.accent, art.paper, 0.3)),
        ]),
      ].flat()
    },
  ),
]
