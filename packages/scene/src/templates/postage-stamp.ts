import { brand, readable } from '../brand/colour.ts'
import { type Area, composed, disc, ground, logo, type PerRatio, picture, rectangle } from './build.ts'
import { price, thingName } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const cloth = ground('tertiary')
const paper = ground('secondary')

const layout: PerRatio<{
  /** How many teeth the stamp has across and down. */
  teeth: readonly [across: number, down: number]
  step: number
  at: readonly [x: number, y: number]
  photo: Area
  name: Area
  size: number
  price: Area
  large: number
  align: 'left' | 'right'
  logo: Area
}> = {
  '1:1': {
    teeth: [21, 23],
    step: 42,
    at: [99, 57],
    photo: [150, 108, 780, 620],
    name: [152, 752, 490, 204],
    size: 70,
    price: [652, 752, 276, 204],
    large: 92,
    logo: [174, 132, 180, 68],
    align: 'right',
  },
  '16:9': {
    teeth: [28, 17],
    step: 56,
    at: [176, 64],
    photo: [248, 136, 1010, 808],
    name: [1304, 136, 372, 470],
    size: 84,
    price: [1304, 700, 372, 244],
    large: 120,
    logo: [276, 164, 220, 80],
    align: 'left',
  },
  '9:16': {
    teeth: [20, 30],
    step: 46,
    at: [80, 230],
    photo: [140, 290, 800, 860],
    name: [144, 1180, 792, 210],
    size: 92,
    price: [144, 1410, 792, 140],
    large: 116,
    logo: [168, 318, 220, 80],
    align: 'left',
  },
}

/** A stamp with its teeth: the photo, what it is and what it is worth. */
export const postageStamp: TemplateSource = {
  key: 'postage-stamp',
  name: { fr: 'Le timbre', en: 'The stamp' },
  theme: 'pictures',
  thematics: ['product', 'actuality', 'brand'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { teeth, step, at, photo, name, size, price: cost, large, align, logo: mark } = layout[ratio]
    const [x, y] = at
    const [across, down] = teeth
    const radius = step * 0.29
    const bite = (bx: number, by: number) =>
      disc([bx - radius, by - radius, 2 * radius, 2 * radius], cloth.colour)
    const along = (count: number) => Array.from({ length: count + 1 }, (_, nth) => nth * step)
    return [
      {
        name: 'Timbre',
        ground: cloth,
        nodes: [
          rectangle([x, y, across * step, down * step], paper.colour),
          ...along(across).flatMap((dx) => [bite(x + dx, y), bite(x + dx, y + down * step)]),
          ...along(down)
            .slice(1, -1)
            .flatMap((dy) => [bite(x, y + dy), bite(x + across * step, y + dy)]),
          picture(photo, { asset: 'collection.sails.5', ground: brand('primary', 30) }),
          logo(mark),
          thingName('La sortie en mer', name, {
            size,
            valign: ratio === '16:9' ? 'top' : 'middle',
            colour: paper.ink('primary'),
          }),
          price('45 €', cost, {
            size: large,
            align,
            valign: ratio === '16:9' ? 'bottom' : 'middle',
            colour: readable('primary', 'secondary', 0, 'title'),
          }),
        ],
      },
    ]
  }),
}
