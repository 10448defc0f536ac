// Patterns of small things, scattered.
import { curve, leaf, oval, polar, sector, turned } from '../motifs/draw.ts'
import type { Drawing } from '../paint/drawing.ts'
import { blend } from './art.ts'
import { area, dot, ground, line, scatter, shape, times } from './pen.ts'
import { picturesOf } from './picture.ts'

const pattern = picturesOf('pattern')

export const tablePictures = [
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
    'wheat',
    ['Épis', 'blé boulangerie pain moisson farine champ été'],
    ['Ears of wheat', 'wheat bakery bread harvest flour field summer'],
    (art) => {
      const ear = (x: number, y: number, long: number, turn: number) => {
        const husks = times(7, (at) => {
          const up = y - long * (0.42 + at * 0.075)
          const husk = (way: 1 | -1) =>
            leaf([x, up], [x + way * long * 0.075, up - long * 0.15], long * 0.06, 0.58)
          return husk(1) + husk(-1)
        }).join('')
        const beard = [-9, -4, 4, 9]
          .map((lean) =>
            leaf([x, y - long * 0.95], polar(x, y - long * 0.9, long * 0.34, lean), long * 0.008),
          )
          .join('')
        return turned(
          `${husks}${beard}${leaf([x, y - long * 0.9], [x, y - long * 1.08], long * 0.06)}${leaf([x, y + long * 0.1], [x, y - long], long * 0.018)}`,
          turn,
          x,
          y,
        )
      }
      const count = Math.ceil((art.width / art.side) * 7)
      return [
        ground(art, art.accent),
        ...times(count * 2, (at) => {
          const behind = at < count
          return area(
            ear(
              ((at % count) + (behind ? 1 : 0.5)) * (art.width / count),
              art.height * 1.02,
              art.side * art.between(0.4, 0.5) * (behind ? 1.15 : 1),
              art.between(-4, 4),
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
