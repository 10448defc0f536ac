import { brand } from '../brand/colour.ts'
import { type Area, composed, disc, ground, type PerRatio, picture } from './build.ts'
import { more, price, thingName } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const cloth = ground('tertiary')
const badge = ground('primary')

type Round = readonly [x: number, y: number, radius: number]
const layout: PerRatio<{
  photo: Round
  badge: Round
  large: number
  name: Area
  size: number
  more: Area
  small: number
  align: 'left' | 'center'
}> = {
  '1:1': {
    photo: [540, 384, 330],
    badge: [836, 584, 148],
    large: 84,
    name: [80, 768, 920, 156],
    size: 84,
    more: [80, 934, 920, 62],
    small: 44,
    align: 'center',
  },
  '16:9': {
    photo: [1380, 540, 450],
    badge: [1010, 810, 190],
    large: 108,
    name: [104, 230, 720, 380],
    size: 120,
    more: [108, 640, 640, 150],
    small: 54,
    align: 'left',
  },
  '9:16': {
    photo: [540, 720, 450],
    badge: [852, 1066, 186],
    large: 106,
    name: [80, 1276, 920, 200],
    size: 108,
    more: [80, 1496, 920, 90],
    small: 54,
    align: 'center',
  },
}
const ring = 22

/** A round photo, as seen from above on a table, and what it costs. */
export const roundPhoto: TemplateSource = {
  key: 'round-photo',
  name: { fr: 'La photo ronde', en: 'The round photo' },
  theme: 'pictures',
  thematics: ['product', 'actuality'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { photo, badge: seal, large, name, size, more: below, small, align } = layout[ratio]
    const around = ([x, y, radius]: Round, by = 0): Area => [
      x - radius - by,
      y - radius - by,
      2 * (radius + by),
      2 * (radius + by),
    ]
    const [x, y, radius] = seal
    return [
      {
        name: 'Photo ronde',
        ground: cloth,
        nodes: [
          disc(around(photo, ring), brand('secondary')),
          picture(around(photo), {
            mask: 'circle',
            asset: 'collection.citrus.2',
            ground: brand('secondary'),
          }),
          disc(around(seal), badge.colour),
          price('3,50 €', [x - radius * 0.78, y - radius * 0.5, radius * 1.56, radius], {
            size: large,
            align: 'center',
            colour: badge.ink('secondary'),
          }),
          thingName('La tartelette au citron', name, {
            size,
            align,
            valign: align === 'left' ? 'bottom' : 'middle',
            colour: cloth.ink('primary'),
          }),
          more('Citrons de Menton, meringue brûlée', below, {
            size: small,
            align,
            colour: cloth.ink('primary'),
          }),
        ],
      },
    ]
  }),
}
