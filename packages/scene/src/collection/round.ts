// Patterns of circles and their parts.
import { arc, circle, leaf, type Spot, sector, turned } from '../motifs/draw.ts'
import type { Drawing } from '../paint/drawing.ts'
import { blend } from './art.ts'
import { arch, area, cells, dot, ground, line, rect, scatter, shape, times, within } from './pen.ts'
import { picturesOf } from './picture.ts'

const pattern = picturesOf('pattern')

export const roundPictures = [
  pattern(
    'quarter-turns',
    ['Quarts de rond', 'carreau géométrique moderne architecte design'],
    ['Quarter turns', 'tile geometric modern architect design'],
    (art) => {
      const step = art.side / 6
      const tones = [art.accent, blend(art.ink, art.accent, 0.4), art.paper]
      const parts = tones.map(() => '')
      cells(art, step, (x, y) => {
        const turn = art.pick(0, 1, 2, 3)
        const [cx, cy] = [x + (turn === 1 || turn === 2 ? step : 0), y + (turn > 1 ? step : 0)]
        parts[Math.floor(art.random() * tones.length)] += sector(
          cx,
          cy,
          step,
          90 + turn * 90,
          180 + turn * 90,
        )
        return ''
      })
      return [ground(art, art.ink), ...parts.map((d, at) => area(d, tones[at] ?? art.accent))]
    },
  ),
  pattern(
    'cement-tiles',
    ['Carreaux de ciment', 'azulejo sol cuisine salle bain fleur méditerranée'],
    ['Cement tiles', 'azulejo floor kitchen bathroom flower mediterranean'],
    (art) => {
      const step = art.side / 5
      const petals = (x: number, y: number) =>
        times(4, (at) =>
          turned(leaf([x, y], [x + step * 0.48, y + step * 0.48], step * 0.2), at * 90, x, y),
        ).join('')
      return [
        ground(art, blend(art.paper, '#ffffff', 0.3)),
        area(
          cells(art, step, (x, y) => dot(x, y, step * 0.34)),
          art.accent,
        ),
        area(
          cells(art, step, (x, y) => dot(x, y, step * 0.2)),
          blend(art.paper, '#ffffff', 0.3),
        ),
        area(
          cells(art, step, (x, y) => petals(x + step / 2, y + step / 2)),
          art.ink,
        ),
        area(
          cells(art, step, (x, y) => dot(x, y, step * 0.07) + dot(x + step / 2, y + step / 2, step * 0.06)),
          art.accent,
        ),
      ]
    },
  ),
  pattern(
    'scallops',
    ['Écailles', 'sirène poisson vague toit seigaiha japon'],
    ['Scallops', 'mermaid fish scale wave seigaiha japan'],
    (art) => {
      const r = art.side / 10
      const rows = Math.ceil(art.height / (r * 0.9)) + 2
      const columns = Math.ceil(art.width / r / 2) + 2
      return [
        ground(art, art.ink),
        ...times(rows, (row): Drawing[] => {
          const centres = times(columns, (at): Spot => [(at * 2 - (row % 2 ? 0 : 1)) * r, row * r * 0.9])
          const rounds = (share: number) => centres.map(([x, y]) => dot(x, y, r * share)).join('')
          const tone = blend(art.ink, art.accent, 0.12 + (0.7 * row) / rows)
          return [
            area(rounds(1), tone),
            area(rounds(0.8), blend(tone, art.paper, 0.16)),
            area(rounds(0.6), tone),
          ]
        }).flat(),
      ]
    },
  ),
  pattern(
    'bauhaus',
    ['Grille Bauhaus', 'géométrique affiche moderne art école forme'],
    ['Bauhaus grid', 'geometric poster modern art school shape'],
    (art) => {
      const step = art.side / 4
      const tones = [art.ink, art.accent, blend(art.accent, art.paper, 0.55), blend(art.ink, art.paper, 0.3)]
      const items: Drawing[] = []
      cells(art, step, (x, y) => {
        const [first, second] = [art.pick('', ...tones), art.pick(art.paper, ...tones)]
        if (first) items.push(area(rect(x, y, step + 0.5, step + 0.5), first))
        const [cx, cy] = [x + step / 2, y + step / 2]
        const front =
          second === first || (second === art.paper && !first)
            ? first === art.accent
              ? art.ink
              : art.accent
            : second
        const form = art.pick(
          () => dot(cx, cy, step * 0.34),
          () => sector(x, y + step, step, 0, 90),
          () => turned(sector(cx, cy, step / 2, -90, 90), art.pick(0, 90, 180, 270), cx, cy),
          () => shape([x, y], [x + step, y], [x, y + step]),
          () => times(4, (at) => rect(x + (at * step) / 4, y, step / 8, step)).join(''),
          () => arch(x + step * 0.2, y + step * 0.1, step * 0.6, step * 0.9),
          () => '',
        )
        items.push(area(form(), front))
        return ''
      })
      return [ground(art, art.paper), ...items]
    },
  ),
  pattern(
    'halftone',
    ['Trame d’imprimeur', 'point risographie impression journal affiche dégradé'],
    ['Printer’s halftone', 'dot risograph print newspaper poster fade'],
    (art) => {
      const step = art.side / 26
      return [
        ground(art, art.paper),
        area(
          cells(art, step, (left, y, _, row) => {
            const x = left + (row % 2 ? step / 2 : 0)
            const near = Math.max(0, (x / art.width) * 0.45 + (y / art.height) * 0.85 - 0.42)
            return near > 0.02 ? dot(x, y, Math.min(0.62, near * 0.78) * step) : ''
          }),
          art.accent,
        ),
      ]
    },
  ),
  pattern(
    'two-inks',
    ['Deux encres', 'risographie rond superposé fanzine concert affiche'],
    ['Two inks', 'risograph overlap fanzine concert poster circle'],
    (art) => {
      const step = art.side / 22
      const [r, cx, cy] = [art.side * 0.36, art.width * 0.62, art.height * 0.6]
      return [
        ground(art, art.paper),
        area(dot(cx - art.side * 0.2, cy - art.side * 0.14, r), art.accent, 0.9),
        within(
          circle(cx + art.side * 0.1, cy + art.side * 0.12, r),
          area(
            cells(art, step, (x, y, _, row) => dot(x + (row % 2 ? step / 2 : 0), y, step * 0.31)),
            art.ink,
          ),
        ),
      ]
    },
  ),
  pattern(
    'polka',
    ['Gros pois', 'pois robe rétro enfant mercerie boulangerie'],
    ['Polka dots', 'dress retro child haberdashery bakery'],
    (art) => {
      const step = art.side / 5.5
      return [
        ground(art, art.ink),
        area(
          cells(art, step, (x, y, _, row) => dot(x + (row % 2 ? step / 2 : 0), y, step * 0.19), step * 0.62),
          blend(art.ink, art.paper, 0.9),
        ),
      ]
    },
  ),
  pattern(
    'honeycomb',
    ['Alvéoles', 'miel abeille ruche apiculteur hexagone nature'],
    ['Honeycomb', 'honey bee hive beekeeper hexagon nature'],
    (art) => {
      const r = art.side / 9
      const tones = [0.05, 0.2, 0.4].map((share) => blend(art.accent, art.paper, share))
      const cups = tones.map(() => '')
      cells(
        art,
        r * Math.sqrt(3),
        (left, y, _, row) => {
          const x = left + (row % 2 ? (r * Math.sqrt(3)) / 2 : 0)
          const filled = art.random() < 0.15 + (0.85 * y) / art.height
          if (filled)
            cups[Math.floor(art.random() * 3)] += shape(
              ...times(
                6,
                (at): Spot => [
                  x + Math.sin((at * Math.PI) / 3) * r * 0.92,
                  y + Math.cos((at * Math.PI) / 3) * r * 0.92,
                ],
              ),
            )
          return ''
        },
        r * 1.5,
      )
      return [
        ground(art, blend(art.accent, art.paper, 0.78)),
        ...cups.map((d, at) => area(d, tones[at] ?? art.accent)),
      ]
    },
  ),
  pattern(
    'deco-fans',
    ['Éventails art déco', 'paon années-folles hôtel bar champagne fête réveillon'],
    ['Deco fans', 'peacock twenties hotel bar champagne party gatsby'],
    (art) => {
      const r = art.side / 6
      const rows = Math.ceil(art.height / r) + 2
      const columns = Math.ceil(art.width / r / 2) + 2
      return [
        ground(art, art.ink),
        ...times(rows, (row) => {
          const centres = times(columns, (at): Spot => [(at * 2 - (row % 2 ? 0 : 1)) * r, row * r])
          const rounds = centres.map(([x, y]) => dot(x, y, r * 0.98)).join('')
          const rays = centres
            .map(([x, y]) => [0.78, 0.58, 0.38, 0.18].map((share) => arc(x, y, r * share, -90, 90)).join(''))
            .join('')
          return [
            area(rounds, art.ink),
            line(rounds, art.accent, art.side / 200),
            line(rays, art.accent, art.side / 360),
          ]
        }).flat(),
      ]
    },
  ),
  pattern(
    'memphis',
    ['Formes dansantes', 'fête memphis années-80 jeune coloré rentrée'],
    ['Dancing shapes', 'party memphis eighties young colourful'],
    (art) => {
      const tones = [art.ink, art.accent, blend(art.accent, art.ink, 0.45)]
      return [
        ground(art, blend(art.paper, art.accent, 0.12)),
        ...scatter(art, art.side / 5.2).map(([x, y]): Drawing => {
          const tone = art.pick(art.ink, ...tones)
          const [r, turn] = [art.side / 24, art.between(0, 360)]
          return art.pick<() => Drawing>(
            () => area(dot(x, y, r), tone),
            () => area(turned(sector(x, y, r * 1.4, -90, 90), turn, x, y), tone),
            () => area(turned(shape([x - r, y + r], [x, y - r], [x + r, y + r]), turn, x, y), tone),
            () => line(dot(x, y, r * 0.9), tone, r * 0.4),
            () =>
              line(turned(arc(x - r, y, r, -90, 90) + arc(x + r, y, r, 90, 270), turn, x, y), tone, r * 0.36),
          )()
        }),
      ]
    },
  ),
]
