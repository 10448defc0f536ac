// Patterns of grown and cut forms.
import { blob, curve, leaf, oval, polar, type Spot, sector, turned } from '../motifs/draw.ts'
import type { Drawing } from '../paint/drawing.ts'
import { type Art, blend } from './art.ts'
import { across, area, dot, ground, line, scatter, shape, stroke, swell, times } from './pen.ts'
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
    'terrazzo',
    ['Terrazzo', 'sol pierre éclat granito décoration italie'],
    ['Terrazzo', 'floor stone chip decoration italy'],
    (art) => {
      const tones = [art.accent, art.ink, blend(art.accent, art.paper, 0.5), blend(art.ink, art.paper, 0.55)]
      return [
        ground(art, blend(art.paper, '#ffffff', 0.3)),
        ...scatter(art, art.side / 13, 1200).map(([x, y]) => {
          const [r, from] = [
            art.side * (art.random() < 0.25 ? 0.042 : art.between(0.01, 0.028)),
            art.between(0, 360),
          ]
          const corners = art.pick(4, 5, 5, 6)
          return area(
            shape(
              ...times(corners, (at) => polar(x, y, r * art.between(0.6, 1.1), from + (at * 360) / corners)),
            ),
            art.pick(art.accent, ...tones),
          )
        }),
      ]
    },
  ),
  pattern(
    'confetti',
    ['Confettis', 'fête anniversaire carnaval bravo ouverture nouvel-an'],
    ['Confetti', 'party birthday carnival congratulations opening'],
    (art) => {
      const tones = [art.accent, art.ink, blend(art.accent, art.ink, 0.4), blend(art.accent, art.paper, 0.4)]
      return [
        ground(art, art.paper),
        ...scatter(art, art.side / 20, 1100)
          .filter(([, y]) => art.random() < 1.02 - (y / art.height) * 1.35)
          .map(([x, y]): Drawing => {
            const r = art.side / 75
            const turn = art.between(0, 180)
            const tone = art.pick(art.accent, ...tones)
            return art.pick<() => Drawing>(
              () => area(dot(x, y, r * 0.75), tone),
              () => area(turned(leaf([x - r, y], [x + r, y], r), turn, x, y), tone),
              () =>
                line(
                  turned(
                    curve([x - r * 1.8, y], [x - r * 0.6, y - r], [x + r * 0.6, y + r], [x + r * 1.8, y]),
                    turn,
                    x,
                    y,
                  ),
                  tone,
                  r * 0.5,
                ),
            )()
          }),
      ]
    },
  ),
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
  pattern(
    'pools',
    ['Formes libres', 'tache doux fond organique bien-être yoga'],
    ['Free shapes', 'blob soft background organic wellbeing yoga'],
    (art) => {
      const { width: w, height: h, side: s } = art
      return [
        ground(art, art.paper),
        area(round(art, w, h * 0.08, s * 0.46, 7, 0.2), blend(art.accent, art.paper, 0.45)),
        area(round(art, w * 0.04, h * 0.96, s * 0.5, 7, 0.2), art.accent),
        area(round(art, w * 0.96, h * 0.92, s * 0.26, 6, 0.2), art.ink),
        line(round(art, w * 0.1, h * 0.86, s * 0.44, 7, 0.2), art.ink, s / 240),
        area(
          times(7, (at) =>
            dot(w * 0.84 + (at % 3) * s * 0.035, h * 0.2 + Math.floor(at / 3) * s * 0.035, s * 0.006),
          ).join(''),
          art.ink,
        ),
      ]
    },
  ),
  pattern(
    'wave-lines',
    ['Lignes ondulées', 'vague onde eau piscine coiffeur calme'],
    ['Wavy lines', 'wave water pool hairdresser calm'],
    (art) => {
      const step = art.side / 19
      return [
        ground(art, blend(art.accent, art.paper, 0.12)),
        line(
          times(art.height / step + 4, (at) =>
            across(
              art,
              (x) =>
                (at - 1) * step + step * 0.75 * Math.sin((x / art.side) * 17 + Math.sin(at * 0.33) * 2.2),
              art.side / 22,
            ),
          ).join(''),
          art.paper,
          step * 0.24,
        ),
      ]
    },
  ),
  pattern(
    'contours',
    ['Courbes de niveau', 'carte relief montagne randonnée itinéraire voyage'],
    ['Contour lines', 'map relief mountain hike route travel'],
    (art) => {
      const hills = [
        [0.2, 0.3, 1],
        [0.78, 0.74, 0.8],
      ] as const
      return [
        ground(art, art.ink),
        ...hills.flatMap(([cx, cy, size]) => {
          const lobes = times(9, () => art.between(-1, 1))
          return times(13, (ring) => {
            const r = art.side * size * (0.045 + ring * 0.062)
            return line(
              blob(
                ...times(18, (at) =>
                  polar(
                    art.width * cx,
                    art.height * cy,
                    r *
                      (1 +
                        0.16 * Math.sin((at * Math.PI) / 9 + (lobes[0] ?? 0) * 3) +
                        0.07 * (lobes[at % 9] ?? 0) +
                        0.05 * Math.sin((at * Math.PI) / 4.5 + ring * 0.3)),
                    at * 20,
                  ),
                ),
              ),
              ring % 4 === 0 ? art.accent : blend(art.ink, art.accent, 0.55),
              art.side / (ring % 4 === 0 ? 300 : 560),
              size === 1 ? 0.9 : 0.7,
            )
          })
        }),
      ]
    },
  ),
  pattern(
    'brush-bands',
    ['Coups de brosse', 'peinture pinceau bande artiste peintre couleur'],
    ['Brush bands', 'paint stroke artist painter colour'],
    (art) => {
      const rows = 5
      const tall = art.height / rows
      const tones = [
        art.accent,
        blend(art.accent, art.paper, 0.5),
        art.ink,
        blend(art.accent, art.ink, 0.4),
        blend(art.accent, art.paper, 0.25),
      ]
      return [
        ground(art, art.paper),
        ...times(rows, (at) => {
          const y = (at + 0.5) * tall
          const [from, to] = [
            art.between(0.03, 0.1) * art.width,
            art.width - art.between(0.03, 0.18) * art.width,
          ]
          const wave = swell(art, tall * 0.05, 0.8)
          return times(13, (hair) => {
            const up = y + (hair / 12 - 0.5) * tall * 0.62
            const [left, right] = [
              from + art.between(0, 0.05) * art.side,
              to - art.between(0, 0.12) * art.side,
            ]
            return line(
              curve(
                ...times(
                  7,
                  (step): Spot => [
                    left + ((right - left) * step) / 6,
                    up + wave(left + ((right - left) * step) / 6),
                  ],
                ),
              ),
              tones[at] ?? art.ink,
              tall * 0.064,
              hair % 4 === 1 ? 0.8 : 1,
            )
          })
        }).flat(),
      ]
    },
  ),
  pattern(
    'one-line',
    ['D’un seul trait', 'ligne boucle dessin écriture minimal signature'],
    ['In one line', 'loop drawing writing minimal signature'],
    (art) => {
      const loops = Math.ceil((art.width / art.side) * 3)
      const spread = art.width / loops
      return [
        ground(art, art.accent),
        line(
          curve(
            ...times(loops * 10 + 12, (at): Spot => {
              const turn = (at / 10) * Math.PI * 2
              return [
                ((at - 6) / 10) * spread + Math.sin(turn) * spread * 0.72,
                art.height * 0.68 + Math.cos(turn) * art.side * (0.16 + 0.05 * Math.sin(at * 0.31)),
              ]
            }),
          ),
          art.paper,
          art.side / 62,
        ),
      ]
    },
  ),
  pattern(
    'wheat',
    ['Épis', 'blé boulangerie pain moisson farine champ été'],
    ['Ears of wheat', 'wheat bakery bread harvest flour field summer'],
    (art) => {
      const ear = (x: number, y: number, long: number, turn: number) =>
        turned(
          `${times(6, (at) => {
            const up = y - long * (0.34 + at * 0.1)
            return (
              leaf([x, up], [x + long * 0.13, up - long * 0.15], long * 0.075) +
              leaf([x, up], [x - long * 0.13, up - long * 0.15], long * 0.075)
            )
          }).join(
            '',
          )}${leaf([x, y - long * 0.88], [x, y - long * 1.08], long * 0.075)}${leaf([x, y + long * 0.1], [x, y - long], long * 0.018)}`,
          turn,
          x,
          y,
        )
      const count = Math.ceil((art.width / art.side) * 9)
      return [
        ground(art, art.accent),
        ...times(count * 2, (at) => {
          const behind = at < count
          return area(
            ear(
              ((at % count) + 0.5 + (behind ? 0.5 : 0)) * (art.width / count),
              art.height * 1.02,
              art.side * art.between(0.36, 0.48) * (behind ? 1.2 : 1),
              art.between(-9, 9),
            ),
            behind ? blend(art.accent, art.ink, 0.35) : art.ink,
          )
        }),
      ]
    },
  ),
  pattern(
    'citrus',
    ['Agrumes', 'orange citron fruit primeur jus été vitamine cocktail'],
    ['Citrus', 'orange lemon fruit grocer juice summer cocktail'],
    (art) => {
      const slice = (x: number, y: number, r: number): Drawing[] => {
        const turn = art.between(0, 40)
        return [
          area(dot(x, y, r), art.accent),
          area(dot(x, y, r * 0.88), blend(art.paper, '#ffffff', 0.5)),
          area(
            times(8, (at) => {
              const [cx, cy] = polar(x, y, r * 0.09, turn + at * 45 + 22.5)
              return sector(cx, cy, r * 0.7, turn + at * 45 + 3, turn + at * 45 + 42)
            }).join(''),
            blend(art.accent, art.paper, 0.22),
          ),
        ]
      }
      return [
        ground(art, blend(art.paper, art.accent, 0.22)),
        ...scatter(art, art.side / 3.4, 500).flatMap(([x, y]) =>
          slice(x, y, art.side * art.between(0.105, 0.135)),
        ),
      ]
    },
  ),
  pattern(
    'coffee',
    ['Grains de café', 'café torréfacteur bar petit-déjeuner pause brunch'],
    ['Coffee beans', 'coffee roaster bar breakfast break brunch'],
    (art) => [
      ground(art, blend(art.paper, art.accent, 0.1)),
      ...scatter(art, art.side / 8.5, 1200)
        .filter(([x, y]) => x / art.width + y / art.height > 0.72)
        .flatMap(([x, y]): Drawing[] => {
          const [turn, r] = [art.between(0, 180), art.side * 0.05]
          return [
            area(oval(x, y, r * 0.68, r, turn), blend(art.ink, art.accent, art.pick(0, 0.25, 0.45))),
            line(
              turned(
                curve(
                  [x, y - r * 0.82],
                  [x + r * 0.16, y - r * 0.3],
                  [x - r * 0.16, y + r * 0.3],
                  [x, y + r * 0.82],
                ),
                turn,
                x,
                y,
              ),
              blend(art.paper, art.accent, 0.3),
              r * 0.11,
            ),
          ]
        }),
    ],
  ),
  pattern(
    'shoal',
    ['Banc de poissons', 'poisson mer poissonnerie port aquarium restaurant'],
    ['Shoal of fish', 'fish sea fishmonger harbour aquarium restaurant'],
    (art) => {
      const [wide, tall] = [art.side / 4, art.side / 7]
      const rows = Math.ceil(art.height / tall) + 1
      return [
        ground(art, blend(art.ink, art.accent, 0.12)),
        ...times(rows * (Math.ceil(art.width / wide) + 2), (at): Drawing[] => {
          const [c, r] = [Math.floor(at / rows), at % rows]
          const [x, y, long] = [(c - 0.5 + (r % 2) / 2) * wide, (r + 0.4) * tall, wide * 0.3]
          const hex = art.random() < 0.14 ? art.accent : blend(art.ink, art.paper, art.pick(0.25, 0.4, 0.85))
          const body =
            leaf([x - long, y], [x + long, y], long * 0.75, 0.56) +
            shape(
              [x - long * 0.75, y],
              [x - long * 1.3, y - long * 0.34],
              [x - long * 1.12, y],
              [x - long * 1.3, y + long * 0.34],
            )
          return [area(body, hex), area(dot(x + long * 0.62, y - long * 0.08, long * 0.06), art.ink)]
        }).flat(),
      ]
    },
  ),
]
