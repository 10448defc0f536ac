import { brand } from '../brand/colour.ts'
import { type Area, composed, ground, type PerRatio, picture, rectangle } from './build.ts'
import { more, price, thingName } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const gold = ground('tertiary')
const paper = ground('secondary')

const layout: PerRatio<{
  picture: Area
  priceBlock: Area
  price: Area
  large: number
  moreBlock: Area
  more: Area
  small: number
  name: Area
  size: number
}> = {
  '1:1': {
    picture: [0, 0, 700, 740],
    priceBlock: [700, 0, 380, 370],
    price: [736, 84, 268, 220],
    large: 104,
    moreBlock: [700, 370, 380, 370],
    more: [736, 400, 268, 310],
    small: 40,
    name: [80, 770, 924, 230],
    size: 100,
  },
  '16:9': {
    picture: [0, 0, 1220, 740],
    priceBlock: [1220, 0, 700, 430],
    price: [1280, 90, 536, 260],
    large: 180,
    moreBlock: [1220, 430, 700, 310],
    more: [1284, 466, 532, 240],
    small: 50,
    name: [104, 776, 1712, 220],
    size: 136,
  },
  '9:16': {
    picture: [0, 0, 1080, 920],
    priceBlock: [0, 920, 540, 340],
    price: [80, 945, 420, 290],
    large: 124,
    moreBlock: [540, 920, 540, 340],
    more: [590, 945, 410, 290],
    small: 46,
    name: [80, 1286, 920, 300],
    size: 124,
  },
}

/** A photo and three blocks of colour, put together like a poster of the fifties. */
export const photoAndBlocks: TemplateSource = {
  key: 'photo-and-blocks',
  name: { fr: 'Photo et blocs de couleur', en: 'Photo and colour blocks' },
  theme: 'pictures',
  thematics: ['product', 'actuality'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const one = layout[ratio]
    return [
      {
        name: 'Blocs',
        ground: night,
        nodes: [
          picture(one.picture, { asset: 'collection.vinyl.3', ground: brand('secondary') }),
          rectangle(one.priceBlock, gold.colour),
          rectangle(one.moreBlock, paper.colour),
          price('22 €', one.price, { size: one.large, colour: gold.ink('primary') }),
          more('Pressé en France, pochette sérigraphiée', one.more, {
            size: one.small,
            valign: 'middle',
            colour: paper.ink('primary'),
          }),
          thingName('Le premier album', one.name, { size: one.size, colour: night.ink('secondary') }),
        ],
      },
    ]
  }),
}
