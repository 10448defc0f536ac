import { leaf } from '../motifs/draw.ts'
import { blend } from './art.ts'
import { area, dot, fade, glow, ground, rect, slab, times, veil } from './pen.ts'
import { picturesOf } from './picture.ts'

const gradient = picturesOf('gradient')

/** Backgrounds that fade from one colour to another, of the platform's own picture collection. */
export const gradientPictures = [
  gradient(
    'dawn',
    ['Aube', 'matin ciel doux réveil calme lever soleil'],
    ['Dawn', 'morning sky soft wake calm sunrise'],
    (art) => [
      ground(
        art,
        fade(
          0,
          0,
          0,
          art.height,
          blend(art.accent, art.ink, 0.35),
          art.accent,
          blend(art.accent, art.paper, 0.6),
          art.paper,
        ),
      ),
      area(
        rect(0, 0, art.width, art.height),
        glow(art.width * 0.68, art.height * 0.9, art.side * 0.7, '#ffffff', 0.5),
      ),
    ],
  ),
  gradient(
    'mesh',
    ['Voile de couleurs', 'dégradé moderne numérique doux application parfum'],
    ['Veil of colours', 'mesh modern digital soft app scent'],
    (art) => {
      const far = Math.hypot(art.width, art.height)
      const tones = [art.paper, art.accent, art.paper, blend(art.accent, art.ink, 0.5), art.accent, art.ink]
      return [
        ground(art, blend(art.accent, art.paper, 0.5)),
        ...tones.map((hex, at) =>
          area(
            rect(0, 0, art.width, art.height),
            glow(
              art.width * (((at * 2) % 3) / 2 + art.between(-0.2, 0.2)),
              art.height * ((at % 4) / 3 + art.between(-0.15, 0.15)),
              far * art.between(0.42, 0.62),
              hex,
              0.85,
            ),
          ),
        ),
      ]
    },
  ),
  gradient(
    'steps',
    ['Paliers', 'bande nuancier peinture couleur sobre progression'],
    ['Steps', 'band swatch paint colour plain progress'],
    (art) => {
      const count = 8
      const tall = art.height / count
      return [
        ground(art, art.paper),
        ...times(count, (at) => {
          const share = at / (count - 1)
          return area(
            rect(0, at * tall, art.width, art.height),
            share < 0.5 ? blend(art.paper, art.accent, share * 2) : blend(art.accent, art.ink, share * 2 - 1),
          )
        }),
      ]
    },
  ),
  gradient(
    'pleats',
    ['Plissé', 'rideau papier plié store vertical textile élégant'],
    ['Pleats', 'fold paper blind upright fabric elegant'],
    (art) => {
      const wide = art.side / 9
      return [
        ground(art, art.accent),
        ...times(art.width / wide + 1, (at) =>
          area(
            rect(at * wide, 0, wide + 1, art.height),
            fade(
              at * wide,
              0,
              (at + 1) * wide,
              0,
              blend(art.accent, art.paper, 0.62),
              blend(art.accent, art.paper, 0.2),
              blend(art.accent, art.ink, 0.22),
            ),
          ),
        ),
      ]
    },
  ),
  gradient(
    'discs',
    ['Disques de verre', 'transparence verre optique lunette rencontre équipe'],
    ['Glass discs', 'clear glass optician lens meeting team'],
    (art) => {
      const r = art.side * 0.27
      const [x, y] = [art.width / 2, art.height / 2]
      const tones = [art.ink, art.accent, blend(art.ink, art.accent, 0.5)]
      return [
        ground(art, art.paper),
        ...tones.map((hex, at) => {
          const [cx, cy] = [
            x + Math.sin((at * 2 * Math.PI) / 3 + 0.5) * r * 0.68,
            y + Math.cos((at * 2 * Math.PI) / 3 + 0.5) * r * 0.68,
          ]
          return area(dot(cx, cy, r), veil([cx - r, cy - r], [cx + r, cy + r], hex, 0.92, 0.12))
        }),
      ]
    },
  ),
  gradient(
    'sheets',
    ['Feuilles superposées', 'papier plan couche bureau diagonale présentation'],
    ['Sheets laid over', 'paper layer office diagonal presentation'],
    (art) => {
      const long = Math.hypot(art.width, art.height) * 1.2
      return [
        ground(art, art.paper),
        ...times(5, (at) => {
          const x = art.width * (0.62 + at * 0.16) + long * 0.1
          const [from, to] = [x - long * 0.31, x - long * 0.2]
          const hex =
            [
              blend(art.paper, art.accent, 0.35),
              blend(art.paper, art.accent, 0.7),
              art.accent,
              blend(art.accent, art.ink, 0.5),
              art.ink,
            ][at] ?? art.ink
          return [
            area(
              slab(x, art.height / 2, long * 0.5, long, 24),
              veil([from - long * 0.04, art.height * 0.5], [to, art.height * 0.5], art.ink, 0, 0.2),
            ),
            area(slab(x + long * 0.03, art.height / 2, long * 0.5, long, 24), hex),
          ]
        }).flat(),
      ]
    },
  ),
  gradient(
    'petal-light',
    ['Corolle', 'fleur pétale douceur institut beauté printemps'],
    ['Corolla', 'flower petal gentle salon beauty spring'],
    (art) => {
      const [x, y, r] = [art.width * 0.5, art.height * 0.5, art.side * 0.56]
      return [
        ground(art, blend(art.paper, art.accent, 0.2)),
        ...times(10, (at) => {
          const turn = (at * Math.PI) / 5 + 0.2
          const tip = [x + Math.sin(turn) * r, y - Math.cos(turn) * r] as const
          return area(leaf([x, y], tip, r * 0.5, 0.6), veil([x, y], tip, art.accent, 0.75, 0.1))
        }),
        area(dot(x, y, r * 0.09), art.ink),
      ]
    },
  ),
]
