import { brand } from '../brand/colour.ts'
import { type Area, composed, ground, type PerRatio, picture, rectangle, stroke } from './build.ts'
import { price, thingName } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')

const layout: PerRatio<{
  picture: Area
  band: Area
  edge: Area
  name: Area
  size: number
  rule: Area
  price: Area
  large: number
  align: 'left' | 'right'
}> = {
  '1:1': {
    picture: [0, 0, 1080, 776],
    band: [0, 776, 1080, 304],
    edge: [0, 764, 1080, 12],
    name: [80, 812, 556, 192],
    size: 80,
    rule: [668, 828, 4, 160],
    price: [700, 812, 300, 192],
    large: 116,
    align: 'right',
  },
  '16:9': {
    picture: [0, 0, 1920, 760],
    band: [0, 760, 1920, 320],
    edge: [0, 746, 1920, 14],
    name: [104, 794, 1140, 206],
    size: 106,
    rule: [1300, 814, 5, 166],
    price: [1350, 794, 466, 206],
    large: 150,
    align: 'right',
  },
  '9:16': {
    picture: [0, 0, 1080, 1200],
    band: [0, 1200, 1080, 720],
    edge: [0, 1184, 1080, 16],
    name: [80, 1234, 920, 190],
    size: 104,
    rule: [84, 1430, 120, 8],
    price: [80, 1448, 920, 130],
    large: 116,
    align: 'left',
  },
}

/** The photo as wide as the page, and a band that names it and says what it costs. */
export const priceBand: TemplateSource = {
  key: 'price-band',
  name: { fr: 'Photo et prix', en: 'Photo and price' },
  theme: 'pictures',
  thematics: ['product', 'actuality'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { picture: place, band, edge, name, size, rule, price: cost, large, align } = layout[ratio]
    return [
      {
        name: 'Bandeau',
        ground: night,
        nodes: [
          picture(place, { asset: 'collection.table-above.4', ground: brand('tertiary') }),
          rectangle(band, brand('primary')),
          rectangle(edge, brand('tertiary')),
          thingName('La tarte aux figues', name, { size, colour: night.ink('secondary') }),
          stroke(rule, brand('tertiary')),
          price('4,20 €', cost, { size: large, align, colour: night.ink('tertiary') }),
        ],
      },
    ]
  }),
}
