// Patterns of straight edges.
import { blend } from './art.ts'
import { area, cells, colour, dot, ground, line, rect, shape, slab, stroke, times, veil } from './pen.ts'
import { picturesOf } from './picture.ts'

const pattern = picturesOf('pattern')

export const straightPictures = [
  pattern(
    'checker',
    ['Damier', 'carreau échiquier cuisine rétro café jeu'],
    ['Checker', 'chess kitchen retro diner game'],
    (art) => {
      const step = art.side / 8
      return [
        ground(art, art.accent),
        area(
          cells(art, step, (x, y, c, r) => ((c + r) % 2 ? rect(x, y, step, step) : '')),
          blend(art.accent, art.paper, 0.32),
        ),
      ]
    },
  ),
  pattern(
    'zigzag',
    ['Zigzag', 'chevron bande géométrique rythme mode'],
    ['Zigzag', 'chevron band geometric rhythm fashion'],
    (art) => {
      const [step, tall] = [art.side / 7, art.side / 9]
      const tones = [
        art.ink,
        blend(art.ink, art.accent, 0.35),
        art.accent,
        blend(art.accent, art.paper, 0.5),
        art.paper,
      ]
      const rows = Math.ceil(art.height / tall) + 2
      const points = Math.ceil(art.width / step) + 2
      return [
        ground(art, art.ink),
        ...times(rows, (row) => {
          const top = (row - 0.5) * tall
          const edge = times(points, (at) => [(at - 0.5) * step, top + (at % 2 ? 0 : step * 0.5)] as const)
          return area(
            shape([-step, art.height + tall], ...edge, [art.width + step, art.height + tall]),
            tones[Math.min(4, Math.floor((row / rows) * 5.6))] ?? art.paper,
          )
        }),
      ]
    },
  ),
  pattern(
    'broken-stripes',
    ['Rayures interrompues', 'marinière marin bord mer titre sobre'],
    ['Stripes with a break', 'sailor navy seaside title plain'],
    (art) => {
      const step = art.side / 15
      const from = art.height * 0.34
      const tall = Math.round((art.height * 0.32) / step) * step
      return [
        ground(art, art.paper),
        area(
          times(art.height / step / 2 + 1, (at) => rect(0, at * step * 2 + step / 2, art.width, step)).join(
            '',
          ),
          art.ink,
        ),
        area(rect(0, from, art.width, tall), art.paper),
        area(rect(0, from, art.side * 0.022, tall), art.accent),
      ]
    },
  ),
  pattern(
    'blocks',
    ['Cubes', 'cube isométrique bâtiment construction logiciel volume'],
    ['Cubes', 'isometric building construction software volume'],
    (art) => {
      const r = art.side / 9
      const [wide, tall] = [r * Math.sqrt(3), r * 1.5]
      const face = (part: 0 | 1 | 2) =>
        cells(
          art,
          wide,
          (left, y, _, row) => {
            const x = left + (row % 2 ? wide / 2 : 0)
            const half = wide / 2
            if (part === 0) return shape([x, y - r], [x + half, y - r / 2], [x, y], [x - half, y - r / 2])
            return part === 1
              ? shape([x, y], [x + half, y - r / 2], [x + half, y + r / 2], [x, y + r])
              : shape([x, y], [x - half, y - r / 2], [x - half, y + r / 2], [x, y + r])
          },
          tall,
        )
      return [
        ground(art, art.accent),
        area(face(0), blend(art.accent, art.paper, 0.7)),
        area(face(1), blend(art.accent, art.paper, 0.15)),
        area(face(2), blend(art.accent, art.ink, 0.3)),
      ]
    },
  ),
  pattern(
    'crosses',
    ['Petites croix', 'plus pharmacie santé soin discret médecin'],
    ['Little crosses', 'plus pharmacy health care discreet doctor'],
    (art) => {
      const step = art.side / 9
      const arm = step * 0.15
      const marks = (chosen: boolean) =>
        cells(art, step, (left, y, c, r) => {
          const x = left + (r % 2 ? step / 2 : 0)
          if (((c * 3 + r * 5) % 11 === 0) !== chosen) return ''
          return stroke([x - arm, y], [x + arm, y]) + stroke([x, y - arm], [x, y + arm])
        })
      return [
        ground(art, blend(art.paper, art.ink, 0.06)),
        line(marks(false), blend(art.paper, art.ink, 0.35), step * 0.055),
        line(marks(true), art.accent, step * 0.09),
      ]
    },
  ),
  pattern(
    'awning',
    ['Store de boutique', 'commerce magasin marché rayure ouverture devanture'],
    ['Shop awning', 'store market stripe opening front'],
    (art) => {
      const step = art.side / 9
      const drop = art.height * 0.3
      const columns = Math.ceil(art.width / step) + 1
      const left = (art.width - columns * step) / 2
      const strip = (odd: number) =>
        times(columns, (at) =>
          at % 2 === odd
            ? rect(left + at * step, 0, step, drop) + dot(left + (at + 0.5) * step, drop, step / 2)
            : '',
        ).join('')
      return [
        ground(art, blend(art.paper, art.accent, 0.16)),
        area(rect(0, drop, art.width, step * 1.1), veil([0, drop], [0, drop + step * 1.1], art.ink, 0.16, 0)),
        area(strip(0), art.ink),
        area(strip(1), blend(art.paper, '#ffffff', 0.5)),
        area(rect(0, 0, art.width, drop * 0.12), blend(art.ink, '#000000', 0.3)),
        area(rect(0, drop - step * 0.04, art.width, step * 0.08), colour(art.ink, 0.18)),
      ]
    },
  ),
  pattern(
    'sticks',
    ['Bâtonnets', 'jeu mikado fête couleurs enfance école'],
    ['Sticks', 'game mikado party colours childhood school'],
    (art) => {
      const step = art.side / 8
      const tones = [art.ink, art.accent, blend(art.ink, art.accent, 0.5)]
      const all = tones.map(() => '')
      cells(art, step, (x, y, c, r) => {
        const angle = ((c + r) % 2) * 90 + 45
        all[Math.floor(art.random() * tones.length)] += slab(
          x + step / 2,
          y + step / 2,
          step * 0.74,
          step * 0.13,
          angle,
        )
        return ''
      })
      return [ground(art, art.paper), ...all.map((d, at) => area(d, tones[at] ?? art.ink))]
    },
  ),
]
