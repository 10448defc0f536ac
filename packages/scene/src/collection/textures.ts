// Pictures of surfaces, drawn by rule: linen, wood, marble, plaster.
import { curve, type Spot } from '../motifs/draw.ts'
import type { Drawing } from '../paint/drawing.ts'
import { blend } from './art.ts'
import {
  across,
  area,
  cells,
  dot,
  fade,
  ground,
  line,
  rect,
  scatter,
  stroke,
  swell,
  times,
  veil,
} from './pen.ts'
import { picturesOf } from './picture.ts'

const texture = picturesOf('texture')

export const texturePictures = [
  texture(
    'linen',
    ['Lin', 'tissu toile lin textile naturel couture nappe'],
    ['Linen', 'fabric canvas textile natural sewing cloth'],
    (art) => {
      const step = art.side / 90
      const threads = (upright: boolean, every: number) =>
        times(((upright ? art.width : art.height) / step / every) * 0.98, (at) => {
          const place = at * step * every + art.between(0, step * 0.7)
          const [from, to] = [art.between(-0.3, 0.3), art.between(0.7, 1.3)]
          return upright
            ? stroke([place, from * art.height], [place, to * art.height])
            : stroke([from * art.width, place], [to * art.width, place])
        }).join('')
      return [
        ground(art, blend(art.paper, art.accent, 0.2)),
        line(threads(true, 1), art.paper, step * 0.34, 0.7),
        line(threads(false, 1), blend(art.accent, art.ink, 0.2), step * 0.26, 0.28),
        line(threads(true, 2.6), blend(art.accent, art.ink, 0.3), step * 0.3, 0.25),
        line(threads(false, 3.1), '#ffffff', step * 0.42, 0.5),
      ]
    },
  ),
  texture(
    'woodgrain',
    ['Veines du bois', 'bois menuisier planche ébéniste table artisan'],
    ['Woodgrain', 'wood joiner board carpenter table craft'],
    (art) => {
      const tall = art.side / 4.2
      const planks = Math.ceil(art.height / tall)
      return [
        ground(art, art.accent),
        ...times(planks, (at): Drawing[] => {
          const top = at * tall
          const wave = swell(art, tall * 0.1, art.between(0.9, 1.5))
          const knot = art.between(0.15, 0.85) * art.width
          const veins = times(8, (vein) => {
            const y = top + ((vein + 0.5) * tall) / 8
            const push = (y - top - tall / 2) * 0.5
            return across(
              art,
              (x) => y + wave(x) * 0.5 + push * Math.exp(-(((x - knot) / (art.side * 0.12)) ** 2)),
              art.side / 9,
            )
          }).join('')
          return [
            {
              type: 'group',
              clip: rect(0, top, art.width, tall),
              items: [
                area(rect(0, top, art.width, tall), blend(art.accent, art.ink, art.between(0.02, 0.22))),
                line(veins, blend(art.accent, art.ink, 0.55), art.side / 360, 0.5),
                area(rect(0, top, art.width, art.side / 200), art.ink, 0.6),
              ],
            },
          ]
        }).flat(),
      ]
    },
  ),
  texture(
    'marble',
    ['Marbre', 'pierre luxe veine hôtel salle bain bijou élégant'],
    ['Marble', 'stone luxury vein hotel bathroom jewel elegant'],
    (art) => {
      const vein = (branch: number): { d: string; wide: number } => {
        let [x, y] = [art.between(-0.1, 1) * art.width, -art.side * 0.05]
        const all: Spot[] = [[x, y]]
        while (y < art.height * 1.05) {
          x += art.between(-0.06, 0.13) * art.side
          y += art.between(0.03, 0.12) * art.side
          all.push([x, y])
        }
        return { d: curve(...all), wide: (art.side / 1080) * (branch % 3 === 0 ? 5 : 1.6) }
      }
      const veins = times((9 * Math.max(art.width, art.height)) / art.side, vein)
      return [
        ground(
          art,
          fade(
            0,
            0,
            art.width,
            art.height,
            blend(art.paper, '#ffffff', 0.7),
            blend(art.paper, art.ink, 0.06),
            blend(art.paper, '#ffffff', 0.6),
          ),
        ),
        ...veins.map(({ d }) => line(d, blend(art.paper, art.ink, 0.3), art.side * 0.05, 0.07)),
        ...veins.map(({ d, wide }, at) =>
          line(
            d,
            at % 4 === 0 ? art.accent : blend(art.ink, art.paper, 0.35),
            wide,
            at % 3 === 0 ? 0.6 : 0.5,
          ),
        ),
      ]
    },
  ),
  texture(
    'plaster',
    ['Enduit', 'mur chaux peinture maçon façade travaux'],
    ['Plaster', 'wall lime paint mason facade works'],
    (art) => {
      const sweep = () => {
        const [x, y, r, turn] = [
          art.random() * art.width,
          art.random() * art.height,
          art.between(0.1, 0.24) * art.side,
          art.between(0, 6.3),
        ]
        const at = (share: number): Spot => [x + r * Math.cos(turn + share), y + r * Math.sin(turn + share)]
        return curve(at(0), at(0.5), at(1), at(1.5))
      }
      const strokes = (count: number) =>
        times((count * art.width * art.height) / art.side ** 2, sweep).join('')
      return [
        ground(art, blend(art.paper, art.ink, 0.16)),
        line(strokes(34), art.paper, art.side * 0.07, 0.16),
        line(strokes(30), art.ink, art.side * 0.05, 0.035),
        line(strokes(18), art.paper, art.side * 0.03, 0.12),
      ]
    },
  ),
  texture(
    'knit',
    ['Maille', 'laine tricot pull hiver doux cocon mercerie'],
    ['Knit', 'wool jumper winter soft cosy yarn'],
    (art) => {
      const [wide, tall] = [art.side / 10, art.side / 15]
      const stitches = (striped: boolean) =>
        cells(
          art,
          wide,
          (x, y, _, row) => {
            if ((row % 9 === 3 || row % 9 === 5) !== striped) return ''
            return (
              stroke([x + wide * 0.17, y], [x + wide * 0.44, y + tall * 0.86]) +
              stroke([x + wide * 0.83, y], [x + wide * 0.56, y + tall * 0.86])
            )
          },
          tall,
        )
      return [
        ground(art, blend(art.ink, '#000000', 0.25)),
        line(stitches(false), blend(art.ink, art.accent, 0.16), wide * 0.27),
        line(stitches(true), art.paper, wide * 0.27),
      ]
    },
  ),
  texture(
    'brushed',
    ['Métal brossé', 'acier atelier garage outil industrie mécanique'],
    ['Brushed metal', 'steel workshop garage tool industry engine'],
    (art) => [
      ground(
        art,
        fade(
          0,
          0,
          art.width,
          art.height,
          blend(art.ink, art.paper, 0.5),
          blend(art.ink, art.paper, 0.78),
          blend(art.ink, art.paper, 0.42),
          blend(art.ink, art.paper, 0.66),
        ),
      ),
      ...[art.ink, '#ffffff'].map((hex) =>
        line(
          times(420, () => {
            const [x, y] = [art.between(-0.2, 1) * art.width, art.random() * art.height]
            return stroke([x, y], [x + art.between(0.08, 0.4) * art.side, y])
          }).join(''),
          hex,
          art.side / 900,
          0.16,
        ),
      ),
      ...[0.06, 0.94].flatMap((x) =>
        [0.06, 0.94].map((y) => area(dot(x * art.width, y * art.height, art.side * 0.014), art.ink, 0.75)),
      ),
    ],
  ),
  texture(
    'corduroy',
    ['Velours côtelé', 'velours canapé vêtement automne côte chaud'],
    ['Corduroy', 'velvet sofa clothes autumn rib warm'],
    (art) => {
      const wide = art.side / 22
      const count = Math.ceil(art.width / wide)
      return [
        ground(art, blend(art.accent, art.ink, 0.5)),
        area(
          times(count, (at) => rect(at * wide + wide * 0.12, 0, wide * 0.76, art.height)).join(''),
          blend(art.accent, art.ink, 0.24),
        ),
        area(
          times(count, (at) => rect(at * wide + wide * 0.28, 0, wide * 0.34, art.height)).join(''),
          blend(art.accent, art.ink, 0.08),
        ),
        area(rect(0, 0, art.width, art.height), veil([0, 0], [art.width, art.height], art.ink, 0, 0.45)),
      ]
    },
  ),
  texture(
    'pebbledash',
    ['Peau de galets', 'galet plage pierre jardin spa zen rivière'],
    ['Pebbles', 'beach stone garden spa zen river'],
    (art) => {
      const tones = [0.1, 0.3, 0.5, 0.72].map((share) => blend(art.ink, art.paper, share))
      return [
        ground(art, blend(art.ink, '#000000', 0.2)),
        ...scatter(art, art.side / 11, 1500).map(([x, y]): Drawing => {
          const turn = art.between(0, 3.1)
          const [cos, sin, flat] = [Math.cos(turn), Math.sin(turn), art.between(0.68, 0.95)]
          return {
            type: 'group',
            matrix: [cos, sin, -sin * flat, cos * flat, x, y],
            items: [
              area(
                dot(0, 0, art.side * art.between(0.042, 0.056)),
                art.random() < 0.12 ? art.accent : art.pick(art.paper, ...tones),
              ),
            ],
          }
        }),
      ]
    },
  ),
]
