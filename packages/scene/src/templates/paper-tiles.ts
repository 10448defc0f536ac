import { type BrandIndex, brand, type Colour } from '../brand/colour.ts'
import { type Area, asks, composed, detail, disc, ground, type PerRatio, rectangle, title } from './build.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary', 30)

const layout: PerRatio<{
  tile: number
  across: number
  down: number
  from: readonly [x: number, y: number]
  title: Area
  size: number
  detail: Area
  small: number
}> = {
  '1:1': {
    tile: 270,
    across: 4,
    down: 2,
    from: [0, 540],
    title: [80, 84, 920, 260],
    size: 124,
    detail: [86, 372, 900, 66],
    small: 48,
  },
  '16:9': {
    tile: 360,
    across: 2,
    down: 3,
    from: [1200, 0],
    title: [100, 240, 980, 400],
    size: 156,
    detail: [108, 676, 900, 150],
    small: 54,
  },
  '9:16': {
    tile: 360,
    across: 3,
    down: 3,
    from: [0, 840],
    title: [80, 280, 920, 340],
    size: 148,
    detail: [86, 654, 900, 78],
    small: 58,
  },
}

type Form = 'quarter' | 'disc' | 'half' | 'plain' | 'stack'
/** What each tile is: its ground, its form, and the colour of that. */
const pattern: readonly (readonly [BrandIndex, number, Form, Colour])[] = [
  ['primary', 0, 'quarter', brand('tertiary')],
  ['tertiary', 0, 'disc', brand('secondary')],
  ['secondary', -8, 'half', brand('primary')],
  ['primary', 0, 'disc', brand('tertiary')],
  ['tertiary', -28, 'half', brand('secondary')],
  ['primary', 18, 'stack', brand('secondary')],
  ['tertiary', 0, 'quarter', brand('primary')],
  ['secondary', -8, 'disc', brand('tertiary', -28)],
  ['primary', 0, 'half', brand('secondary')],
]

/** A form may reach over to the right and below: the tiles there are laid after it. */
function tileAt(
  [index, tint, form, colour]: (typeof pattern)[number],
  [x, y]: readonly [number, number],
  side: number,
) {
  const half = side / 2
  const under = rectangle([x, y, side, side], brand(index, tint))
  switch (form) {
    case 'quarter':
      return [under, disc([x, y, 2 * side, 2 * side], colour)]
    case 'disc':
      return [under, disc([x + side * 0.2, y + side * 0.2, side * 0.6, side * 0.6], colour)]
    case 'half':
      return [under, disc([x, y + half, side, side], colour)]
    case 'stack':
      return [
        under,
        rectangle([x, y + side * 0.2, side, side * 0.2], colour),
        rectangle([x, y + side * 0.6, side, side * 0.2], colour),
      ]
    case 'plain':
      return [under]
  }
}

/** A template that ships with the platform, “Tiles”, in the gallery under “forms”. */
export const paperTiles: TemplateSource = {
  key: 'paper-tiles',
  name: { fr: 'Les carreaux', en: 'Tiles' },
  theme: 'forms',
  thematics: ['product', 'brand', 'actuality'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { tile, across, down, from, title: head, size, detail: below, small } = layout[ratio]
    const [left, top] = from
    return [
      {
        name: 'Carreaux',
        ground: paper,
        nodes: [
          ...Array.from({ length: across * down }, (_, nth) => {
            const what = pattern[nth % pattern.length]
            const place = [left + (nth % across) * tile, top + Math.floor(nth / across) * tile] as const
            return what ? tileAt(what, place, tile) : []
          }).flat(),
          title('Chaque pièce compte.', head, {
            size,
            valign: ratio === '16:9' ? 'bottom' : 'top',
            colour: paper.ink('primary'),
            ...asks('Le sujet en trois ou quatre mots.', 26, 'words'),
          }),
          detail('Choisies une à une, posées à la main.', below, {
            size: small,
            colour: paper.ink('primary'),
            ...asks('Ce qui le prouve, en une phrase courte.', 44, 'words'),
          }),
        ],
      },
    ]
  }),
}
