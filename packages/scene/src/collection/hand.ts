// Patterns a hand would draw.
import { blob, curve, polar, type Spot } from '../motifs/draw.ts'
import { type Art, blend } from './art.ts'
import { across, area, contour, dot, ground, line, swell, times } from './pen.ts'
import { picturesOf } from './picture.ts'

const pattern = picturesOf('pattern')

const round = ({ between }: Art, x: number, y: number, r: number, corners: number, uneven: number): string =>
  blob(...times(corners, (at) => polar(x, y, r * between(1 - uneven, 1 + uneven), (at * 360) / corners)))

export const handPictures = [
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
      const step = art.side / 46
      const wave = [swell(art, 0.55, 0.75), swell(art, 0.55, 0.65), swell(art, 0.5, 0.9)] as const
      const relief = (x: number, y: number) => wave[0](x + y * 0.3) + wave[1](y - x * 0.4) + wave[2](x - y)
      return [
        ground(art, art.ink),
        ...times(9, (at) => {
          const high = at % 3 === 1
          return line(
            contour(art, relief, (at - 4) * 0.17, step),
            high ? art.accent : blend(art.ink, art.accent, 0.55),
            art.side / (high ? 300 : 520),
          )
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
]
