// Patterns of cloth and walls.
import { blend } from './art.ts'
import { area, cells, ground, line, rect, shape, stroke, times } from './pen.ts'
import { picturesOf } from './picture.ts'

const pattern = picturesOf('pattern')

export const wovenPictures = [
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
      // Boards begin above their row.
      const floor = { ...art, height: art.height + wide * 2 }
      const tones = [0.1, 0.2, 0.3, 0.4].map((share) => blend(art.paper, art.accent, share))
      const boards = tones.map(() => '')
      cells(
        floor,
        wide,
        (x, y, c) => {
          const rise = c % 2 ? wide * 0.6 : -wide * 0.6
          const from = y + (c % 2 ? 0 : wide * 0.6)
          const tone = Math.floor(art.random() * tones.length)
          boards[tone] += shape(
            [x, from - wide],
            [x + wide, from + rise - wide],
            [x + wide, from + rise + tall - wide],
            [x, from + tall - wide],
          )
          return ''
        },
        tall,
      )
      return [
        ground(art, blend(art.paper, art.accent, 0.25)),
        ...boards.map((d, at) => area(d, tones[at] ?? art.paper)),
        line(
          cells(
            floor,
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
    'argyle',
    ['Losanges', 'tricot pull arlequin classique hiver tailleur'],
    ['Argyle', 'diamond knit jumper harlequin classic winter tailor'],
    (art) => {
      const [wide, tall] = [art.side / 7, art.side / 2.6]
      const everyOther = (make: (x: number, y: number) => string) =>
        cells(art, wide, (x, y, c, r) => (c % 2 === 0 && r % 2 === 0 ? make(x, y) : ''), tall / 2)
      return [
        ground(art, art.ink),
        area(
          everyOther((x, y) => shape([x, y - tall / 2], [x + wide, y], [x, y + tall / 2], [x - wide, y])),
          blend(art.ink, art.accent, 0.3),
        ),
        line(
          everyOther(
            (x, y) =>
              stroke([x - wide, y - tall / 2], [x + wide, y + tall / 2]) +
              stroke([x - wide, y + tall / 2], [x + wide, y - tall / 2]),
          ),
          art.accent,
          art.side / 300,
        ),
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
]
