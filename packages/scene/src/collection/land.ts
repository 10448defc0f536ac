// Landscapes.
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
    (art) => [
      ground(
        art,
        fade(0, 0, 0, art.height, blend(art.paper, art.accent, 0.25), blend(art.paper, '#ffffff', 0.4)),
      ),
      ...times(5, (at) => {
        const y = art.height * (0.36 + at * 0.135)
        const step = art.side / 9
        const jag = times(
          art.width / step + 5,
          (peak): Spot => [
            (peak - 2) * step + art.between(-0.3, 0.3) * step,
            y + (peak % 2 ? 1 : -1) * art.between(0.015, 0.1) * art.side * (1.15 - at * 0.12),
          ],
        )
        const tone = blend(art.ink, art.paper, 0.72 - at * 0.18)
        return area(
          shape([-step * 3, art.height + 9], ...jag, [art.width + step * 3, art.height + 9]),
          fade(
            0,
            y - art.side * 0.1,
            0,
            y + art.height * 0.2,
            tone,
            blend(tone, art.paper, at === 4 ? 0 : 0.7),
          ),
        )
      }),
    ],
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
            leaf(at, polar(at[0], at[1], s * art.between(0.03, 0.05), art.between(0, 360)), s * 0.024),
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
        ...leaves(190, () => {
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
