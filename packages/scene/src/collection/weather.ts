// Seasons and weather.
import { leaf, polar, type Spot, sector } from '../motifs/draw.ts'
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
  veil,
  within,
} from './pen.ts'
import { picturesOf } from './picture.ts'

const scene = picturesOf('scene')

export const weatherPictures = [
  scene(
    'autumn-tree',
    ['Arbre d’automne', 'automne arbre feuille saison octobre novembre'],
    ['Autumn tree', 'autumn tree leaf season october november'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const [x, foot] = [w * 0.7, h * 0.86]
      const branches: Spot[] = [
        polar(x, foot - s * 0.3, s * 0.26, -38),
        polar(x, foot - s * 0.24, s * 0.3, 34),
        polar(x, foot - s * 0.3, s * 0.34, -6),
      ]
      const tones = [art.accent, blend(art.accent, art.ink, 0.25), blend(art.accent, art.paper, 0.35)]
      const leaves = (count: number, place: () => Spot) =>
        times(count, () => {
          const at = place()
          return area(
            leaf(at, polar(at[0], at[1], s * art.between(0.03, 0.05), art.between(0, 360)), s * 0.032),
            art.pick(art.accent, ...tones),
          )
        })
      return [
        ground(art, blend(art.paper, art.accent, 0.13)),
        area(rect(0, foot, w, h), blend(art.accent, art.paper, 0.25)),
        area(
          shape(
            [x - s * 0.03, foot],
            [x - s * 0.013, foot - s * 0.4],
            [x + s * 0.013, foot - s * 0.4],
            [x + s * 0.03, foot],
          ),
          art.ink,
        ),
        line(branches.map((tip) => stroke([x, foot - s * 0.2], tip)).join(''), art.ink, s * 0.016),
        ...leaves(240, () => {
          const far = Math.sqrt(art.random()) * s * 0.27
          return polar(x, foot - s * 0.5, far, art.between(0, 360))
        }),
        ...leaves(16, () => [art.between(0.05, 0.9) * w, art.between(0.45, 0.84) * h]),
        ...leaves(30, () => [art.between(0, 1) * w, art.between(0.87, 0.98) * h]),
      ]
    },
  ),
  scene(
    'meadow',
    ['Prairie en fleurs', 'printemps fleur pré coquelicot mai jardin'],
    ['Meadow in flower', 'spring flower poppy may garden'],
    (art) => {
      const { width: w, height: h, side: s } = art
      const count = Math.ceil((w / s) * 26)
      const stems = times(count, (at) => ({
        x: ((at + art.random()) * w) / count,
        y: h * art.between(0.52, 0.84),
        bend: art.between(-0.04, 0.04) * s,
      }))
      return [
        ground(art, fade(0, 0, 0, h, blend(art.paper, '#ffffff', 0.2), blend(art.paper, art.accent, 0.35))),
        line(
          stems
            .map(
              ({ x, y, bend }) =>
                `M${Math.round(x + bend)} ${Math.round(h)}Q${Math.round(x + bend)} ${Math.round((y + h) / 2)} ${Math.round(x)} ${Math.round(y)}`,
            )
            .join(''),
          art.ink,
          s / 260,
        ),
        area(
          times(count * 2, () => {
            const [x, up] = [art.random() * w, art.between(0.08, 0.26) * s]
            return leaf([x, h + 9], [x + art.between(-0.06, 0.06) * s, h - up], s * 0.02, 0.3)
          }).join(''),
          blend(art.ink, art.accent, 0.2),
        ),
        ...stems.map(({ x, y }, at) =>
          area(
            at % 3 === 0
              ? sector(x, y - s * 0.012, s * 0.034, 90, 270)
              : at % 3 === 1
                ? dot(x, y, s * 0.024)
                : times(6, (petal) => leaf([x, y], polar(x, y, s * 0.036, petal * 60), s * 0.022)).join(''),
            at % 5 === 1 ? art.ink : at % 2 ? blend(art.accent, art.ink, 0.25) : art.accent,
          ),
        ),
        area(
          stems
            .filter((_, at) => at % 3 === 2)
            .map(({ x, y }) => dot(x, y, s * 0.009))
            .join(''),
          art.paper,
        ),
      ]
    },
  ),
  scene(
    'stacked-stones',
    ['Galets empilés', 'équilibre zen spa massage pierre bien-être'],
    ['Stacked stones', 'balance zen spa massage pebble wellbeing'],
    (art) => {
      const { width: w, height: h, side: s } = art
      let y = h * 0.84
      const stones = times(5, (at): Drawing => {
        const [r, flat] = [s * (0.22 - at * 0.033), 0.36 + at * 0.03]
        y -= r * flat * 0.97
        const x = w * 0.66 + art.between(-0.03, 0.03) * s
        const placed: Drawing = {
          type: 'group',
          matrix: [1, 0, 0, flat, x, y],
          items: [
            area(
              dot(0, 0, r),
              fade(
                -r,
                -r,
                r * 0.5,
                r,
                blend(art.ink, art.paper, [0.3, 0.55, 0.15, 0.7, 0][at] ?? 0),
                at === 4 ? art.accent : blend(art.ink, art.paper, at % 2 ? 0.3 : 0.05),
              ),
            ),
          ],
        }
        y -= r * flat * 0.97
        return placed
      })
      return [
        ground(art, blend(art.paper, art.accent, 0.2)),
        area(rect(0, h * 0.81, w, h), blend(art.paper, art.accent, 0.42)),
        {
          type: 'group',
          matrix: [1, 0, 0, 0.12, 0, h * 0.74],
          items: [area(dot(w * 0.66, h * 0.83, s * 0.3), glow(w * 0.66, h * 0.83, s * 0.3, art.ink, 0.6))],
        },
        ...stones,
      ]
    },
  ),
  scene(
    'snow',
    ['Première neige', 'neige hiver noël flocon froid décembre'],
    ['First snow', 'winter christmas flake cold december'],
    (art) => {
      const wave = swell(art, art.side * 0.045, 1)
      const back = swell(art, art.side * 0.05, 0.8)
      const white = blend(art.paper, '#ffffff', 0.7)
      return [
        ground(art, fade(0, 0, 0, art.height, art.ink, blend(art.ink, art.paper, 0.35))),
        area(
          scatter(art, art.side / 15, 500)
            .map(([x, y]) => dot(x, y, art.side * art.between(0.003, 0.011)))
            .join(''),
          white,
          0.9,
        ),
        area(
          below(art, (x) => art.height * 0.78 + back(x)),
          blend(white, art.ink, 0.25),
        ),
        area(
          below(art, (x) => art.height * 0.87 + wave(x)),
          white,
        ),
      ]
    },
  ),
  scene(
    'rain',
    ['Pluie', 'averse automne parapluie couvreur plombier météo goutte'],
    ['Rain', 'shower autumn umbrella roofer plumber weather drop'],
    (art) => {
      const drops = (gap: number, long: number) =>
        scatter(art, gap, 700)
          .map(([x, y]) => stroke([x, y], [x - long * 0.24, y + long]))
          .join('')
      return [
        ground(
          art,
          fade(0, 0, 0, art.height, blend(art.ink, art.paper, 0.28), blend(art.ink, art.paper, 0.08)),
        ),
        line(drops(art.side / 14, art.side * 0.045), blend(art.ink, art.paper, 0.5), art.side / 400),
        line(drops(art.side / 8, art.side * 0.085), art.accent, art.side / 220),
        ...times(7 * Math.ceil(art.width / art.side), (): Drawing => {
          const [x, y] = [art.random() * art.width, art.height * art.between(0.86, 0.98)]
          return {
            type: 'group',
            matrix: [1, 0, 0, 0.28, 0, y * 0.72],
            items: [line(dot(x, y, art.side * art.between(0.03, 0.06)), art.paper, art.side / 360, 0.5)],
          }
        }),
      ]
    },
  ),
  scene(
    'clouds',
    ['Nuages', 'ciel nuage air léger rêve enfance'],
    ['Clouds', 'sky air light dream childhood'],
    (art) => {
      const white = blend(art.paper, '#ffffff', 0.8)
      const cloud = (x: number, y: number, size: number) => {
        const puffs = times(6, (at) =>
          dot(
            x + (at - 2.5) * size * 0.3,
            y - size * 0.2 * Math.sin(((at + 0.5) * Math.PI) / 6),
            size * (0.17 + 0.16 * Math.sin(((at + art.between(0.1, 0.9)) * Math.PI) / 6)),
          ),
        ).join('')
        return within(
          rect(x - size * 2, y - size * 2, size * 4, size * 2),
          area(puffs, veil([x, y - size * 0.5], [x, y + size * 0.1], white, 1, 0.72)),
        )
      }
      return [
        ground(art, fade(0, 0, 0, art.height, art.accent, blend(art.accent, art.paper, 0.55))),
        ...scatter(art, art.side * 0.36, 60).map(([x, y]) => cloud(x, y, art.side * art.between(0.14, 0.26))),
      ]
    },
  ),
]
