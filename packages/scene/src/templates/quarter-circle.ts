import { brand } from '../brand/colour.ts'
import { type Area, composed, disc, ground, type PerRatio, picture, stroke } from './build.ts'
import { price, thingName } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')

const layout: PerRatio<{
  radius: number
  name: Area
  size: number
  rule: Area
  price: Area
  large: number
}> = {
  '1:1': {
    radius: 690,
    name: [80, 574, 400, 240],
    size: 78,
    rule: [82, 834, 80, 8],
    price: [80, 860, 500, 124],
    large: 116,
  },
  '16:9': {
    radius: 800,
    name: [104, 484, 520, 290],
    size: 96,
    rule: [106, 798, 110, 10],
    price: [104, 832, 600, 146],
    large: 140,
  },
  '9:16': {
    radius: 1000,
    name: [80, 1082, 580, 300],
    size: 102,
    rule: [82, 1406, 110, 9],
    price: [80, 1436, 640, 140],
    large: 132,
  },
}

/** The photo fills the page; a quarter of a disc in its corner carries the words. */
export const quarterCircle: TemplateSource = {
  key: 'quarter-circle',
  name: { fr: 'Le quart de cercle', en: 'The quarter circle' },
  theme: 'pictures',
  thematics: ['product', 'actuality', 'brand'],
  type: 'SINGLE',
  designs: composed((ratio, { width, height }) => {
    const { radius, name, size, rule, price: cost, large } = layout[ratio]
    const edge = 16
    const corner = (of: number): Area => [-of, height - of, 2 * of, 2 * of]
    return [
      {
        name: 'Quart de cercle',
        ground: night,
        nodes: [
          picture([0, 0, width, height], { asset: 'collection.field-rows.3', ground: brand('tertiary') }),
          disc(corner(radius + edge), brand('tertiary')),
          disc(corner(radius), night.colour),
          thingName('Le miel de garrigue', name, {
            size,
            valign: 'bottom',
            colour: night.ink('secondary'),
          }),
          stroke(rule, brand('tertiary')),
          price('9,80 €', cost, { size: large, colour: night.ink('secondary') }),
        ],
      },
    ]
  }),
}
