import { brand, readable } from '../brand/colour.ts'
import { type Area, composed, ground, type PerRatio, picture, rectangle, stroke } from './build.ts'
import { more, price, thingName } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const gold = ground('tertiary')
const night = ground('primary')

const layout: PerRatio<{
  picture: Area
  name: Area
  size: number
  more: Area
  small: number
  block: Area
  price: Area
  large: number
  rule: Area
}> = {
  '1:1': {
    picture: [0, 0, 560, 1080],
    name: [612, 84, 392, 300],
    size: 74,
    rule: [614, 408, 90, 8],
    more: [612, 446, 392, 190],
    small: 42,
    block: [560, 700, 520, 380],
    price: [600, 752, 404, 252],
    large: 170,
  },
  '16:9': {
    picture: [0, 0, 980, 1080],
    name: [1070, 110, 746, 320],
    size: 112,
    rule: [1074, 464, 130, 10],
    more: [1074, 506, 742, 150],
    small: 52,
    block: [980, 700, 940, 380],
    price: [1070, 712, 746, 270],
    large: 230,
  },
  '9:16': {
    picture: [0, 0, 1080, 860],
    name: [80, 910, 920, 210],
    size: 108,
    rule: [84, 1140, 120, 8],
    more: [84, 1168, 912, 84],
    small: 54,
    block: [0, 1290, 1080, 630],
    price: [80, 1298, 920, 270],
    large: 240,
  },
}

/** Half photo, half colour, and the price as large as it goes. */
export const photoAndFigure: TemplateSource = {
  key: 'photo-and-figure',
  name: { fr: 'Moitié photo, grand prix', en: 'Half photo, large price' },
  theme: 'pictures',
  thematics: ['product', 'actuality'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { picture: place, name, size, more: below, small, block, price: cost, large, rule } = layout[ratio]
    return [
      {
        name: 'Photo et chiffre',
        ground: gold,
        nodes: [
          picture(place, { asset: 'collection.shelf.9', ground: brand('secondary') }),
          rectangle(block, night.colour),
          thingName('La coupe et le brushing', name, {
            size,
            valign: 'top',
            colour: gold.ink('primary'),
          }),
          stroke(rule, readable('primary', 'tertiary', 0, 'form')),
          more('Cheveux courts ou longs, sans supplément', below, {
            size: small,
            colour: gold.ink('primary'),
          }),
          price('38 €', cost, { size: large, colour: night.ink('secondary') }),
        ],
      },
    ]
  }),
}
