import { brand, readable } from '../brand/colour.ts'
import { type Area, composed, ground, logo, type PerRatio, picture, stroke } from './build.ts'
import { more, price, thingName } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')

const layout: PerRatio<{
  picture: Area
  rule: Area
  name: Area
  size: number
  price: Area
  large: number
  more: Area
  small: number
  logo: Area
  align: 'left' | 'right'
}> = {
  '1:1': {
    picture: [76, 76, 928, 642],
    rule: [76, 748, 928, 4],
    name: [76, 778, 620, 150],
    size: 72,
    price: [716, 772, 288, 104],
    large: 84,
    more: [78, 940, 680, 62],
    logo: [804, 936, 200, 66],
    small: 40,
    align: 'right',
  },
  '16:9': {
    picture: [104, 104, 1010, 872],
    rule: [1180, 104, 636, 5],
    name: [1180, 150, 636, 250],
    size: 108,
    price: [1180, 740, 400, 236],
    large: 128,
    more: [1182, 424, 634, 190],
    logo: [1596, 890, 220, 76],
    small: 50,
    align: 'left',
  },
  '9:16': {
    picture: [80, 260, 920, 850],
    rule: [80, 1150, 920, 5],
    name: [80, 1180, 920, 190],
    size: 96,
    price: [80, 1456, 660, 124],
    large: 100,
    more: [82, 1380, 916, 76],
    logo: [770, 1500, 230, 84],
    small: 50,
    align: 'left',
  },
}

/** A page of a catalogue: the photo, a rule, and beneath it what one needs to know. */
export const cataloguePage: TemplateSource = {
  key: 'catalogue-page',
  name: { fr: 'La page de catalogue', en: 'The catalogue page' },
  theme: 'pictures',
  thematics: ['product', 'brand'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const one = layout[ratio]
    const { name, size, price: cost, large, more: below, small, align } = one
    return [
      {
        name: 'Catalogue',
        ground: paper,
        nodes: [
          picture(one.picture, { asset: 'collection.window-light.5', ground: brand('tertiary') }),
          stroke(one.rule, readable('primary', 'secondary', 0, 'form')),
          thingName('Le tabouret en frêne', name, {
            size,
            valign: ratio === '9:16' ? 'bottom' : 'top',
            weight: 500,
            colour: paper.ink('primary'),
          }),
          price('240 €', cost, {
            size: large,
            align,
            valign: align === 'left' ? 'bottom' : 'top',
            weight: 500,
            colour: readable('tertiary', 'secondary', 0, 'title'),
          }),
          more('Assise tournée, finition à l’huile', below, {
            size: small,
            colour: paper.ink('primary'),
          }),
          logo(one.logo),
        ],
      },
    ]
  }),
}
