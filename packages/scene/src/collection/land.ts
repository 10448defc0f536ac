// Landscapes.
import type { Spot } from '../motifs/draw.ts'
import type { Drawing } from '../paint/drawing.ts'
import { blend } from './art.ts'
import { area, below, dot, fade, ground, rect, shape, swell, times, within } from './pen.ts'
import { picturesOf } from './picture.ts'

const scene = picturesOf('scene')

export const landPictures = [
  scene(
    'sun-over-hills',
    ['Soleil sur les collines', 'campagne printemps paysage vigne matin terroir'],
    ['Sun over hills', 'countryside spring landscape vineyard morning'],
    (art) => [
      ground(
        art,
        fade(0, 0, 0, art.height, blend(art.paper, art.accent, 0.1), blend(art.paper, art.accent, 0.4)),
      ),
      area(dot(art.width * 0.66, art.height * 0.5, art.side * 0.15), art.accent),
      ...times(4, (at) => {
        const wave = swell(art, art.side * 0.07, 1.1 + at * 0.2)
        return area(
          below(art, (x) => art.height * (0.56 + at * 0.12) + wave(x)),
          blend(
            blend(art.ink, art.accent, 0.35),
            at === 3 ? '#000000' : art.paper,
            at === 3 ? 0.15 : 0.6 - at * 0.22,
          ),
        )
      }),
    ],
  ),
  scene(
    'dunes',
    ['Dunes', 'désert sable voyage chaleur été sérénité'],
    ['Dunes', 'desert sand travel heat summer serenity'],
    (art) => {
      const { width: w, height: h, side: s } = art
      return [
        ground(
          art,
          fade(0, 0, 0, h * 0.7, blend(art.accent, art.paper, 0.75), blend(art.accent, art.paper, 0.4)),
        ),
        ...times(4, (at): Drawing[] => {
          const [peak, y] = [w * ([0.7, 0.25, 0.85, 0.42][at] ?? 0.5), h * (0.44 + at * 0.13)]
          const reach = s * (0.75 + at * 0.1)
          const slope = (x: number) =>
            y + h * 0.16 * (1 - Math.exp(-(((x - peak) / reach) ** 2) * 2.4)) + Math.abs(x - peak) * 0.06
          const tone = blend(blend(art.accent, art.paper, 0.42 - at * 0.14), art.ink, at * 0.06)
          const fold: Spot[] = times(9, (step) => [
            peak + Math.sin(step * 0.62) * s * 0.07 - step * s * 0.022,
            slope(peak) + (step / 8) * (h * 1.05 - y),
          ])
          return [
            area(below(art, slope, s / 40), tone),
            within(
              below(art, slope, s / 40),
              area(shape(...fold, [w * 1.3, h * 1.1], [w * 1.3, 0], [peak, 0]), blend(tone, art.ink, 0.3)),
            ),
          ]
        }).flat(),
      ]
    },
  ),
  scene(
    'misty-mountains',
    ['Montagnes dans la brume', 'montagne brume alpes randonnée hiver silence'],
    ['Mountains in mist', 'mountain fog alps hike winter silence'],
    (art) => {
      const { width: w, height: h, side: s } = art
      return [
        ground(art, fade(0, 0, 0, h, blend(art.paper, art.accent, 0.3), blend(art.paper, '#ffffff', 0.4))),
        area(dot(w * 0.3, h - s * 0.76, s * 0.07), blend(art.paper, art.accent, 0.75)),
        ...times(4, (at) => {
          const y = h - s * (0.49 - at * 0.13)
          const step = s * (0.3 - at * 0.03)
          const jag = times(w / step + 4, (peak): Spot[] => {
            const [x, tall] = [
              (peak - 1.5 + art.between(-0.2, 0.2) + (at % 2) / 2) * step,
              s * art.between(0.1, 0.24) * (1 - at * 0.17),
            ]
            return [
              [x - step * 0.3, y - tall * 0.36],
              [x - step * 0.22, y - tall * 0.4],
              [x, y - tall],
              [x + step * 0.16, y - tall * 0.52],
              [x + step * 0.26, y - tall * 0.48],
              [x + step * 0.5, y],
            ]
          }).flat()
          const tone = blend(art.ink, art.paper, 0.66 - at * 0.2)
          return area(
            shape([-step * 2, h + 9], ...jag, [w + step * 2, h + 9]),
            fade(0, y - s * 0.18, 0, y + s * 0.12, tone, blend(tone, art.paper, at === 3 ? 0.2 : 0.85)),
          )
        }),
      ]
    },
  ),
  scene(
    'field-rows',
    ['Sillons', 'champ ferme maraîcher labour agriculture producteur'],
    ['Field rows', 'farm market gardener plough agriculture grower'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const [y, x] = [h * 0.55, w * 0.42]
      const count = 15
      const furrow = (at: number) => x + (at - count / 2) * ((w * 3) / count)
      return [
        ground(art, art.ink),
        within(rect(0, 0, w, y), area(dot(w * 0.74, y, s * 0.17), blend(art.accent, art.paper, 0.45))),
        area(rect(0, y, w, h - y), art.accent),
        area(
          times(count, (at) =>
            shape(
              [x + (at - count / 2) * s * 0.006, y],
              [x + (at - count / 2 + 0.5) * s * 0.006, y],
              [furrow(at + 0.5), h],
              [furrow(at), h],
            ),
          ).join(''),
          blend(art.accent, art.ink, 0.3),
        ),
        area(rect(0, y - s * 0.002, w, s * 0.004), blend(art.accent, art.paper, 0.6)),
      ]
    },
  ),
  scene(
    'road',
    ['La route', 'voyage voiture départ garage horizon vacances'],
    ['The road', 'travel car leaving garage horizon holidays'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const [y, x] = [h * 0.58, w * 0.5]
      const half = (down: number) => s * (0.006 + 0.4 * down)
      const dash = (from: number, to: number) =>
        shape(
          [x - half(from) * 0.04, y + (h - y) * from],
          [x + half(from) * 0.04, y + (h - y) * from],
          [x + half(to) * 0.04, y + (h - y) * to],
          [x - half(to) * 0.04, y + (h - y) * to],
        )
      const wave = swell(art, s * 0.05, 0.7)
      return [
        ground(art, fade(0, 0, 0, y, art.accent, blend(art.accent, art.paper, 0.75))),
        area(
          below(art, (at) => y - s * 0.05 + wave(at)),
          blend(art.ink, art.accent, 0.5),
        ),
        area(rect(0, y, w, h - y), blend(art.ink, art.accent, 0.28)),
        area(
          shape([x - half(0), y], [x + half(0), y], [x + half(1), h], [x - half(1), h]),
          blend(art.ink, '#000000', 0.3),
        ),
        area(
          [0.05, 0.14, 0.29, 0.54, 0.88].map((from) => dash(from, from * 1.42 + 0.03)).join(''),
          art.paper,
        ),
      ]
    },
  ),
  scene(
    'fir-forest',
    ['Forêt de sapins', 'sapin forêt noël hiver bois arbre neige'],
    ['Fir forest', 'tree wood christmas winter pine snow'],
    (art) => {
      const fir = (x: number, foot: number, tall: number) =>
        times(4, (at) => {
          const [top, wide] = [foot - tall + at * tall * 0.2, tall * (0.1 + at * 0.055)]
          return shape([x, top], [x + wide, top + tall * 0.38], [x - wide, top + tall * 0.38])
        }).join('')
      return [
        ground(
          art,
          fade(0, 0, 0, art.height, blend(art.paper, art.ink, 0.08), blend(art.paper, '#ffffff', 0.6)),
        ),
        ...times(3, (row) => {
          const count = Math.ceil((art.width / art.side) * (9 - row * 2)) + 1
          const step = art.width / (count - 1)
          return area(
            times(count, (at) =>
              fir(
                (at + art.between(-0.25, 0.25)) * step,
                art.height * (0.84 + row * 0.12),
                art.side * art.between(0.26, 0.4) * (0.9 + row * 0.16),
              ),
            ).join('') + rect(0, art.height * (0.8 + row * 0.12), art.width, art.height),
            blend(art.ink, art.paper, 0.62 - row * 0.3),
          )
        }),
      ]
    },
  ),
]
