// Patterns of grown and cut forms.
import { blob, leaf, polar, turned } from '../motifs/draw.ts'
import type { Drawing } from '../paint/drawing.ts'
import { type Art, blend } from './art.ts'
import { area, dot, ground, line, scatter, shape, stroke, times } from './pen.ts'
import { picturesOf } from './picture.ts'

const pattern = picturesOf('pattern')

const round = ({ between }: Art, x: number, y: number, r: number, corners: number, uneven: number): string =>
  blob(...times(corners, (at) => polar(x, y, r * between(1 - uneven, 1 + uneven), (at * 360) / corners)))

/** A frond: a stem, and lobes on both sides that grow shorter. */
function frond(x: number, y: number, long: number, degrees: number, pairs: number): string {
  const lobes = times(pairs, (at) => {
    const up = y - (long * (at + 0.6)) / pairs
    const reach = long * 0.34 * Math.sin(((at + 1.2) / (pairs + 1)) * Math.PI) + long * 0.08
    const wide = (long / pairs) * 0.62
    return (
      leaf([x, up + wide], [x + reach, up - reach * 0.5], wide) +
      leaf([x, up + wide], [x - reach, up - reach * 0.5], wide)
    )
  }).join('')
  return turned(`${lobes}${leaf([x, y], [x, y - long * 1.12], long * 0.05)}`, degrees, x, y)
}

export const organicPictures = [
  pattern(
    'scattered-leaves',
    ['Feuilles éparses', 'automne feuille nature jardin paysagiste bio'],
    ['Scattered leaves', 'autumn leaf nature garden organic'],
    (art) => {
      const tones = [art.accent, blend(art.accent, art.ink, 0.35), blend(art.accent, art.paper, 0.4)]
      return [
        ground(art, art.ink),
        ...scatter(art, art.side / 5.2).flatMap(([x, y]): Drawing[] => {
          const [turn, long] = [art.between(0, 360), art.side * art.between(0.075, 0.11)]
          const [from, to] = [polar(x, y, long, turn + 180), polar(x, y, long, turn)]
          return [
            area(leaf(from, to, long * 0.8, 0.45), art.pick(art.accent, ...tones)),
            line(
              stroke(polar(x, y, long * 1.25, turn + 180), polar(x, y, long * 0.62, turn)),
              art.ink,
              art.side / 230,
            ),
          ]
        }),
      ]
    },
  ),
  pattern(
    'foliage',
    ['Feuillage de bord', 'plante jungle tropical fleuriste vert cadre invitation'],
    ['Foliage edge', 'plant jungle tropical florist green frame'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const tones = [blend(art.ink, art.paper, 0.5), blend(art.ink, art.accent, 0.45), art.ink]
      const bunch = (x: number, y: number, mid: number) =>
        tones.flatMap((hex, ring) =>
          times(3, (at) =>
            area(
              frond(
                x,
                y,
                s * (0.56 - ring * 0.1) * art.between(0.85, 1.05),
                mid + (at - 1) * 34 + ring * 14 - 14,
                7,
              ),
              hex,
            ),
          ),
        )
      return [
        ground(art, art.paper),
        ...bunch(w + s * 0.03, h + s * 0.03, -45),
        ...bunch(-s * 0.03, -s * 0.03, 135),
      ]
    },
  ),
  pattern(
    'cut-outs',
    ['Papiers découpés', 'algue collage matisse art atelier mer forme'],
    ['Paper cut-outs', 'seaweed collage matisse art studio sea'],
    (art) => {
      const step = art.side / 2.5
      const [columns, rows] = [Math.round(art.width / step) || 1, Math.round(art.height / step) || 1]
      const [wide, tall] = [art.width / columns, art.height / rows]
      const grounds = [
        art.paper,
        blend(art.accent, art.paper, 0.55),
        art.accent,
        art.ink,
        blend(art.ink, art.accent, 0.5),
      ]
      return [
        ground(art, art.paper),
        ...times(columns * rows, (at): Drawing[] => {
          const [c, r] = [at % columns, Math.floor(at / columns)]
          const [back, front] = [
            grounds[(c * 2 + r * 3) % 5] ?? art.paper,
            (c * 2 + r * 3) % 5 < 3 ? art.ink : art.paper,
          ]
          const [x, y] = [(c + 0.5) * wide, (r + 0.5) * tall]
          const long = Math.min(wide, tall) * 0.74
          const form =
            (c + r) % 3 === 2
              ? round(art, x, y, long * 0.42, 9, 0.22)
              : frond(x, y + long / 2, long * 0.9, art.between(-16, 16), art.pick(3, 4, 5))
          return [
            area(
              shape(
                [c * wide, r * tall],
                [(c + 1) * wide, r * tall],
                [(c + 1) * wide, (r + 1) * tall],
                [c * wide, (r + 1) * tall],
              ),
              back,
            ),
            area(form, front === art.ink && back === art.accent ? art.paper : front),
          ]
        }).flat(),
      ]
    },
  ),
  pattern(
    'flowers',
    ['Fleurs des champs', 'fleur printemps marguerite fleuriste fête-des-mères jardin'],
    ['Wild flowers', 'flower spring daisy florist mother garden'],
    (art) => {
      return [
        ground(art, blend(art.accent, art.paper, 0.5)),
        ...scatter(art, art.side / 6).flatMap(([x, y]): Drawing[] => {
          const [r, petals, turn] = [
            art.side * art.between(0.04, 0.07),
            art.pick(5, 6, 8),
            art.between(0, 60),
          ]
          const white = art.random() < 0.6
          return [
            area(
              times(petals, (at) =>
                leaf([x, y], polar(x, y, r, turn + (at * 360) / petals), (r * 4.2) / petals, 0.66),
              ).join(''),
              white ? blend(art.paper, '#ffffff', 0.7) : art.ink,
            ),
            area(dot(x, y, r * 0.24), white ? art.ink : art.accent),
          ]
        }),
      ]
    },
  ),
]
