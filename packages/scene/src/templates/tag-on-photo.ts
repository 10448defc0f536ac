import { brand, readable } from '../brand/colour.ts'
import { type Area, composed, disc, ground, type PerRatio, picture, rectangle, triangle } from './build.ts'
import { more, price, thingName } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const paper = ground('secondary')

const layout: PerRatio<{
  tag: Area
  point: Area
  hole: readonly [x: number, y: number, radius: number]
  string: Area
  price: Area
  large: number
  plate: Area
  name: Area
  size: number
  more: Area
  small: number
}> = {
  '1:1': {
    tag: [664, 214, 320, 236],
    point: [664, 116, 320, 100],
    hole: [824, 180, 18],
    string: [821, -10, 6, 186],
    price: [684, 226, 280, 200],
    large: 104,
    plate: [0, 744, 900, 336],
    name: [80, 776, 780, 150],
    size: 78,
    more: [82, 936, 776, 66],
    small: 42,
  },
  '16:9': {
    tag: [1400, 260, 420, 300],
    point: [1400, 136, 420, 126],
    hole: [1610, 214, 22],
    string: [1606, -10, 8, 218],
    price: [1428, 276, 364, 258],
    large: 136,
    plate: [0, 690, 1240, 390],
    name: [104, 730, 1080, 180],
    size: 108,
    more: [108, 922, 1072, 74],
    small: 50,
  },
  '9:16': {
    tag: [560, 430, 420, 300],
    point: [560, 304, 420, 128],
    hole: [770, 384, 22],
    string: [766, -10, 8, 388],
    price: [584, 446, 372, 258],
    large: 132,
    plate: [0, 1220, 960, 700],
    name: [80, 1266, 820, 210],
    size: 104,
    more: [84, 1490, 812, 100],
    small: 52,
  },
}

/** A price tag hangs into the photo; below, what it is called. */
export const tagOnPhoto: TemplateSource = {
  key: 'tag-on-photo',
  name: { fr: 'L’étiquette sur la photo', en: 'Tag on the photo' },
  theme: 'pictures',
  thematics: ['product', 'actuality'],
  type: 'SINGLE',
  designs: composed((ratio, stage) => {
    const {
      tag,
      point,
      hole,
      string,
      price: cost,
      large,
      plate,
      name,
      size,
      more: below,
      small,
    } = layout[ratio]
    const [x, y, radius] = hole
    return [
      {
        name: 'Étiquette',
        ground: night,
        nodes: [
          picture([0, 0, stage.width, stage.height], {
            asset: 'collection.shelf.3',
            ground: brand('tertiary'),
          }),
          triangle(point, paper.colour),
          rectangle(tag, paper.colour),
          disc([x - radius, y - radius, 2 * radius, 2 * radius], brand('primary')),
          rectangle(string, readable('primary', 'secondary', 0, 'form')),
          price('89 €', cost, { size: large, align: 'center', colour: paper.ink('primary') }),
          rectangle(plate, brand('primary')),
          thingName('Le vase soliflore', name, {
            size,
            valign: 'bottom',
            colour: night.ink('secondary'),
          }),
          more('Tourné et émaillé à la main', below, { size: small, colour: night.ink('tertiary') }),
        ],
      },
    ]
  }),
}
