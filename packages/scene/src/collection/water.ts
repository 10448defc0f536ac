// The sea and the night.
import { circle, leaf, star } from '../motifs/draw.ts'
import type { Drawing } from '../paint/drawing.ts'
import { blend } from './art.ts'
import {
  area,
  below,
  dot,
  fade,
  glow,
  ground,
  line,
  rect,
  scatter,
  shape,
  stroke,
  swell,
  times,
  within,
} from './pen.ts'
import { picturesOf } from './picture.ts'

const scene = picturesOf('scene')

export const waterPictures = [
  scene(
    'layered-sea',
    ['Mer en couches', 'vague mer été plage surf vacances océan'],
    ['Layered sea', 'wave summer beach surf holidays ocean'],
    (art) => [
      ground(art, blend(art.paper, art.accent, 0.08)),
      ...times(6, (at) => {
        const shift = art.between(0, 6)
        const lift = art.side * 0.035
        return area(
          below(
            art,
            (x) => art.height * (0.4 + at * 0.105) + lift * Math.sin((x / art.side) * 13 + shift),
            art.side / 24,
          ),
          at < 3 ? blend(art.paper, art.accent, 0.35 + at * 0.32) : blend(art.accent, art.ink, (at - 2) / 3),
        )
      }),
    ],
  ),
  scene(
    'moon-over-sea',
    ['Lune sur la mer', 'nuit lune mer reflet soir rêve sommeil'],
    ['Moon over the sea', 'night reflection evening dream sleep'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const [x, y] = [w * 0.5, h * 0.62]
      const white = blend(art.paper, art.accent, 0.15)
      return [
        ground(art, fade(0, 0, 0, y, blend(art.ink, '#000000', 0.35), blend(art.ink, art.accent, 0.22))),
        area(rect(0, 0, w, h), glow(x, y - s * 0.28, s * 0.42, art.accent, 0.35)),
        area(dot(x, y - s * 0.28, s * 0.13), white),
        area(rect(0, y, w, h), blend(art.ink, '#000000', 0.25)),
        area(
          times(13, (at) => {
            const wide = s * (0.13 - Math.abs(at - 3) * 0.009) * art.between(0.6, 1.2)
            return leaf(
              [x - wide, y + (at + 0.7) * (h - y) * 0.072],
              [x + wide, y + (at + 0.7) * (h - y) * 0.072],
              s * 0.012,
            )
          }).join(''),
          white,
          0.85,
        ),
      ]
    },
  ),
  scene(
    'sails',
    ['Voiliers', 'bateau voile mer port régate été nautique'],
    ['Sailing boats', 'boat sail sea harbour regatta summer'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const boat = (x: number, y: number, tall: number, hex: string): Drawing[] => [
        area(shape([x, y - tall], [x, y - tall * 0.12], [x + tall * 0.46, y - tall * 0.12]), hex),
        area(
          shape(
            [x - tall * 0.04, y - tall * 0.8],
            [x - tall * 0.04, y - tall * 0.12],
            [x - tall * 0.32, y - tall * 0.12],
          ),
          blend(art.paper, '#ffffff', 0.7),
        ),
        area(
          shape(
            [x - tall * 0.36, y - tall * 0.07],
            [x + tall * 0.48, y - tall * 0.07],
            [x + tall * 0.34, y + tall * 0.07],
            [x - tall * 0.26, y + tall * 0.07],
          ),
          art.ink,
        ),
      ]
      const y = h * 0.66
      return [
        ground(art, blend(art.accent, art.paper, 0.72)),
        area(rect(0, y, w, h), blend(art.ink, art.accent, 0.3)),
        ...boat(w * 0.24, y + s * 0.015, s * 0.15, art.paper),
        ...boat(w * 0.7, y + s * 0.1, s * 0.42, art.accent),
        line(
          times(9, () => {
            const [x, down] = [art.random() * w, art.between(0.72, 0.97) * h]
            return stroke([x, down], [x + s * 0.12, down])
          }).join(''),
          art.paper,
          s / 300,
          0.6,
        ),
      ]
    },
  ),
  scene(
    'lighthouse',
    ['Phare', 'côte mer guide conseil bretagne nuit repère'],
    ['Lighthouse', 'coast sea guide advice night beacon'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const [x, foot, tall] = [w * 0.74, h * 0.84, s * 0.5]
      const lamp = foot - tall - s * 0.04
      const edge = (share: number) => s * (0.075 - 0.03 * share)
      const band = (from: number, to: number) =>
        shape(
          [x - edge(from), foot - tall * from],
          [x + edge(from), foot - tall * from],
          [x + edge(to), foot - tall * to],
          [x - edge(to), foot - tall * to],
        )
      const wave = swell(art, s * 0.03, 0.5)
      return [
        ground(art, fade(0, 0, 0, h, blend(art.ink, '#000000', 0.3), blend(art.ink, art.accent, 0.35))),
        area(shape([x, lamp], [-s * 0.1, lamp - s * 0.3], [-s * 0.1, lamp + s * 0.16]), {
          type: 'linear',
          x1: x,
          y1: 0,
          x2: 0,
          y2: 0,
          stops: [
            { at: 0, hex: art.accent, alpha: 0.85 },
            { at: 1, hex: art.accent, alpha: 0.04 },
          ],
        }),
        area(band(0, 1), art.paper),
        area(band(0.16, 0.36) + band(0.56, 0.76), art.accent),
        area(
          rect(x - s * 0.062, foot - tall - s * 0.012, s * 0.124, s * 0.018),
          blend(art.ink, '#000000', 0.5),
        ),
        area(
          rect(x - s * 0.032, foot - tall - s * 0.07, s * 0.064, s * 0.06),
          blend(art.accent, art.paper, 0.7),
        ),
        area(
          shape(
            [x - s * 0.048, foot - tall - s * 0.07],
            [x + s * 0.048, foot - tall - s * 0.07],
            [x, foot - tall - s * 0.12],
          ),
          blend(art.ink, '#000000', 0.5),
        ),
        area(
          below(art, (at) => foot - s * 0.02 + wave(at) + Math.max(0, (x - s * 0.2 - at) * 0.25)),
          blend(art.ink, '#000000', 0.55),
        ),
      ]
    },
  ),
  scene(
    'starry-night',
    ['Nuit étoilée', 'étoile nuit ciel constellation noël vœux magie'],
    ['Starry night', 'star sky constellation christmas wishes magic'],
    (art) => {
      const spots = scatter(art, art.side / 12, 700)
      const path = spots
        .filter((_, at) => at % 9 === 0)
        .toSorted(([a], [b]) => a - b)
        .filter(([, y]) => y < art.height * 0.55)
      return [
        ground(
          art,
          fade(0, 0, 0, art.height, blend(art.ink, '#000000', 0.45), blend(art.ink, art.accent, 0.18)),
        ),
        ...(path.length > 1 ? [line(stroke(...path), art.accent, art.side / 600, 0.6)] : []),
        area(spots.map(([x, y]) => dot(x, y, art.side * art.between(0.0015, 0.0045))).join(''), art.paper),
        area(path.map(([x, y]) => star(x, y, 4, art.side * 0.024, art.side * 0.006)).join(''), art.accent),
      ]
    },
  ),
  scene(
    'fireworks',
    ['Feu d’artifice', 'fête 14-juillet nouvel-an célébration soir bouquet'],
    ['Fireworks', 'party new-year celebration evening july'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const burst = (x: number, y: number, r: number, hex: string): Drawing[] => {
        const rays = (count: number, from: number, to: number, turn: number) =>
          times(count, (at) => {
            const a = ((at + turn) * Math.PI * 2) / count
            return stroke(
              [x + Math.cos(a) * r * from, y + Math.sin(a) * r * from],
              [x + Math.cos(a) * r * to, y + Math.sin(a) * r * to],
            )
          }).join('')
        const tips = times(28, (at) => {
          const a = ((at + 0.5) * Math.PI) / 14
          return dot(x + Math.cos(a) * r, y + Math.sin(a) * r, r * 0.022)
        }).join('')
        return [
          line(rays(28, 0.5, 0.9, 0), hex, s / 260),
          line(rays(14, 0.16, 0.42, 0.5), hex, s / 260),
          area(tips, hex),
        ]
      }
      return [
        ground(art, fade(0, 0, 0, h, blend(art.ink, '#000000', 0.5), art.ink)),
        ...burst(w * 0.32, h * 0.36, s * 0.26, art.accent),
        ...burst(w * 0.74, h * 0.22, s * 0.17, art.paper),
        ...burst(w * 0.8, h * 0.6, s * 0.13, blend(art.accent, art.paper, 0.5)),
        area(
          times(Math.ceil((w / s) * 14), (at) =>
            rect((at * s) / 14, h - s * art.between(0.04, 0.14), s / 13, s),
          ).join(''),
          blend(art.ink, '#000000', 0.7),
        ),
      ]
    },
  ),
  scene(
    'lake',
    ['Reflets du lac', 'lac eau montagne calme reflet miroir'],
    ['Lake reflections', 'water mountain calm mirror'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const y = h * 0.52
      const peaks = [
        [0.18, 0.24, 0.34],
        [0.52, 0.36, 0.44],
        [0.86, 0.22, 0.36],
      ] as const
      const range = (up: 1 | -1) =>
        peaks.map(([x, tall, half]) =>
          area(
            shape([w * x - half * s, y], [w * x, y - up * tall * s], [w * x + half * s, y]),
            up > 0 ? blend(art.ink, art.accent, x) : blend(blend(art.ink, art.accent, x), art.paper, 0.45),
          ),
        )
      return [
        ground(art, fade(0, 0, 0, y, blend(art.accent, art.paper, 0.35), blend(art.accent, art.paper, 0.85))),
        ...range(1),
        area(rect(0, y, w, h), blend(art.accent, art.paper, 0.6)),
        within(rect(0, y, w, h), ...range(-1)),
        area(
          times(16, (at) =>
            rect(
              art.between(-0.2, 0.7) * w,
              y + (h - y) * ((at + 0.6) / 16),
              s * art.between(0.2, 0.7),
              s * 0.006,
            ),
          ).join(''),
          blend(art.accent, art.paper, 0.6),
        ),
        area(rect(0, y - s * 0.002, w, s * 0.004), art.paper),
      ]
    },
  ),
  scene(
    'eclipse',
    ['Éclipse', 'lune astre mystère annonce lancement espace'],
    ['Eclipse', 'moon star mystery launch space'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const [x, y, r] = [w / 2, h / 2, s * 0.3]
      return [
        ground(art, blend(art.ink, '#000000', 0.55)),
        area(rect(0, 0, w, h), glow(x, y, s * 0.72, art.accent, 0.75)),
        area(dot(x + r * 0.035, y - r * 0.035, r * 1.02), blend(art.paper, art.accent, 0.2)),
        within(
          circle(x, y, r),
          area(dot(x, y, r), blend(art.ink, '#000000', 0.6)),
          area(
            dot(x, y, r),
            fade(x - r, y + r, x + r, y - r, blend(art.ink, '#000000', 0.6), blend(art.ink, '#000000', 0.2)),
          ),
        ),
      ]
    },
  ),
]
