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
    'gingham',
    ['Vichy', 'nappe pique-nique carreau bistrot été torchon'],
    ['Gingham', 'tablecloth picnic check bistro summer'],
    (art) => {
      const step = art.side / 9
      const bands = (upright: boolean) =>
        times((upright ? art.width : art.height) / step / 2 + 2, (at) =>
          upright
            ? rect((at * 2 - 0.5) * step, 0, step, art.height)
            : rect(0, (at * 2 - 0.5) * step, art.width, step),
        ).join('')
      return [
        ground(art, blend(art.paper, '#ffffff', 0.4)),
        area(bands(true), art.accent, 0.42),
        area(bands(false), art.accent, 0.42),
      ]
    },
  ),
  pattern(
    'herringbone',
    ['Point de Hongrie', 'parquet bois chevron sol appartement décoration'],
    ['Herringbone', 'parquet wood floor flat decoration'],
    (art) => {
      const [wide, tall] = [art.side / 5, art.side / 14]
      const tones = [0.1, 0.2, 0.3, 0.4].map((share) => blend(art.paper, art.accent, share))
      const boards = tones.map(() => '')
      cells(
        art,
        wide,
        (x, y, c, r) => {
          const rise = c % 2 ? wide * 0.6 : -wide * 0.6
          const from = y + (c % 2 ? 0 : wide * 0.6)
          const tone = Math.floor(art.random() * tones.length)
          boards[tone] += shape(
            [x, from - wide],
            [x + wide, from + rise - wide],
            [x + wide, from + rise + tall - wide],
            [x, from + tall - wide],
          )
          return r < 0 ? '' : ''
        },
        tall,
      )
      return [
        ground(art, blend(art.paper, art.accent, 0.25)),
        ...boards.map((d, at) => area(d, tones[at] ?? art.paper)),
        line(
          cells(
            art,
            wide,
            (x, y, c) => {
              const [from, to] = c % 2 ? [0, 0.6] : [0.6, 0]
              return stroke([x, y + (from - 1) * wide], [x + wide, y + (to - 1) * wide])
            },
            tall,
          ),
          blend(art.accent, art.ink, 0.25),
          art.side / 540,
          0.5,
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
    'argyle',
    ['Losanges', 'tricot pull arlequin classique hiver tailleur'],
    ['Argyle', 'diamond knit jumper harlequin classic winter tailor'],
    (art) => {
      const [wide, tall] = [art.side / 4, art.side / 2.6]
      const lozenges = (odd: number) =>
        cells(
          art,
          wide,
          (x, y, c, r) =>
            (c + r) % 2 === odd
              ? shape([x, y - tall / 2], [x + wide, y], [x, y + tall / 2], [x - wide, y])
              : '',
          tall / 2,
        )
      const threads = (way: 1 | -1) =>
        cells(
          art,
          wide * 2,
          (x, y) => stroke([x, y - (way * tall) / 2], [x + wide * 2, y + (way * tall) / 2]),
          tall,
        )
      return [
        ground(art, art.ink),
        area(lozenges(0), blend(art.ink, art.accent, 0.28)),
        line(threads(1) + threads(-1), art.accent, art.side / 300),
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
    'quilt',
    ['Patchwork', 'couture tissu triangle artisan fait-main couette'],
    ['Patchwork', 'quilt sewing fabric triangle handmade craft'],
    (art) => {
      const step = art.side / 6
      const tones = [art.ink, art.accent, blend(art.accent, art.paper, 0.45), blend(art.ink, art.paper, 0.35)]
      const cloth = tones.map(() => '')
      cells(art, step, (x, y) => {
        const all = [
          [x, y],
          [x + step, y],
          [x + step, y + step],
          [x, y + step],
        ] as const
        const skip = Math.floor(art.random() * 4)
        cloth[Math.floor(art.random() * tones.length)] += shape(...all.filter((_, at) => at !== skip))
        return ''
      })
      return [ground(art, art.paper), ...cloth.map((d, at) => area(d, tones[at] ?? art.ink))]
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
    'basket',
    ['Vannerie', 'panier osier tressage marché artisan printemps'],
    ['Basket weave', 'wicker plait market craft spring'],
    (art) => {
      const step = art.side / 7
      const strips = (odd: number) =>
        cells(art, step, (x, y, c, r) => {
          if ((c + r) % 2 !== odd) return ''
          return times(3, (at) => {
            const from = ((at + 0.5) * step) / 3 - step * 0.135
            return odd
              ? rect(x + from, y - step * 0.04, step * 0.27, step * 1.08)
              : rect(x - step * 0.04, y + from, step * 1.08, step * 0.27)
          }).join('')
        })
      return [
        ground(art, blend(art.ink, art.accent, 0.3)),
        area(strips(1), blend(art.accent, art.paper, 0.12)),
        area(strips(0), blend(art.accent, art.paper, 0.4)),
      ]
    },
  ),
  pattern(
    'bricks',
    ['Mur de briques', 'brique mur maçon atelier loft ville'],
    ['Brick wall', 'mason workshop loft town'],
    (art) => {
      const [wide, tall] = [art.side / 5, art.side / 13]
      const joint = art.side / 150
      const tones = [0, 0.08, 0.16, 0.26].map((share) => blend(art.accent, art.ink, share))
      const bricks = tones.map(() => '')
      cells(
        art,
        wide,
        (left, y, _, r) => {
          bricks[Math.floor(art.random() * 3.3)] += rect(
            left + (r % 2 ? wide / 2 : 0) + joint,
            y + joint,
            wide - joint * 2,
            tall - joint * 2,
          )
          return ''
        },
        tall,
      )
      return [
        ground(art, blend(art.accent, art.paper, 0.35)),
        ...bricks.map((d, at) => area(d, tones[at] ?? art.accent)),
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
        area(rect(0, 0, art.width, drop * 0.16), art.ink, 0.25),
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
