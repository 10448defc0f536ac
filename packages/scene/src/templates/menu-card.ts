import { brand, fixed, readable } from '../brand/colour.ts'
import {
  type Area,
  composed,
  disc,
  ground,
  logo,
  type PerRatio,
  picture,
  rectangle,
  stroke,
} from './build.ts'
import { more, price, thingName } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')
const line = readable('primary', 'secondary', 0, 'form')

const layout: PerRatio<{
  frame: Area
  photo: readonly [x: number, y: number, radius: number]
  name: Area
  size: number
  rule: Area
  price: Area
  large: number
  more: Area
  small: number
  logo: Area
}> = {
  '1:1': {
    frame: [46, 196, 988, 838],
    photo: [540, 310, 260],
    name: [120, 606, 840, 160],
    size: 80,
    more: [120, 778, 840, 58],
    small: 40,
    rule: [500, 852, 80, 6],
    price: [310, 876, 460, 116],
    large: 92,
    logo: [790, 906, 180, 64],
  },
  '16:9': {
    frame: [60, 60, 1800, 960],
    photo: [520, 540, 380],
    name: [990, 150, 770, 290],
    size: 108,
    more: [990, 458, 770, 130],
    small: 50,
    rule: [1325, 616, 100, 8],
    price: [990, 646, 770, 160],
    large: 130,
    logo: [1270, 856, 210, 74],
  },
  '9:16': {
    frame: [56, 500, 968, 1156],
    photo: [540, 620, 352],
    name: [130, 1016, 820, 230],
    size: 102,
    more: [130, 1262, 820, 110],
    small: 50,
    rule: [490, 1396, 100, 8],
    price: [130, 1428, 820, 150],
    large: 124,
    logo: [84, 270, 230, 84],
  },
}

/** As on a menu: the dish, what is in it, and its price in the middle. */
export const menuCard: TemplateSource = {
  key: 'menu-card',
  name: { fr: 'À la carte', en: 'On the menu' },
  theme: 'pictures',
  thematics: ['product'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const one = layout[ratio]
    const [x, y, radius] = one.photo
    const [fx, fy, width, height] = one.frame
    const around = (of: number): Area => [x - of, y - of, 2 * of, 2 * of]
    const bordered = (by: number, borderWidth: number) =>
      rectangle([fx + by, fy + by, width - 2 * by, height - 2 * by], fixed('#ffffff', 0), {
        hasBorder: true,
        borderWidth,
        borderColour: line,
      })
    return [
      {
        name: 'Carte',
        ground: paper,
        nodes: [
          bordered(0, 6),
          bordered(16, 2),
          disc(around(radius + 26), paper.colour),
          picture(around(radius), {
            mask: 'circle',
            asset: 'collection.coffee.4',
            ground: brand('tertiary'),
          }),
          logo(one.logo),
          thingName('Le risotto aux cèpes', one.name, {
            size: one.size,
            align: 'center',
            colour: paper.ink('primary'),
          }),
          more('Parmesan de deux ans, noisettes grillées', one.more, {
            size: one.small,
            align: 'center',
            colour: paper.ink('primary'),
          }),
          stroke(one.rule, readable('tertiary', 'secondary', 0, 'form')),
          price('17 €', one.price, {
            size: one.large,
            align: 'center',
            colour: paper.ink('primary'),
          }),
        ],
      },
    ]
  }),
}
