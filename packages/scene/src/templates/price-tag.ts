import { readable } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  disc,
  ground,
  type PerRatio,
  rectangle,
  smallCapitals,
  stroke,
  title,
  triangle,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const paper = ground('secondary')

const layout: PerRatio<{
  tag: Area
  point: Area
  turned: number
  hole: readonly [x: number, y: number, radius: number]
  string: Area
  sway: number
  name: Area
  size: number
  rule: Area
  price: Area
  large: number
  who: Area
  small: number
}> = {
  '1:1': {
    tag: [130, 300, 820, 690],
    point: [130, 132, 820, 170],
    turned: 0,
    hole: [540, 240, 34],
    string: [536, 0, 8, 236],
    sway: 6,
    name: [190, 326, 700, 214],
    size: 86,
    rule: [480, 566, 120, 8],
    price: [180, 594, 720, 250],
    large: 216,
    who: [190, 866, 700, 80],
    small: 34,
  },
  '16:9': {
    tag: [560, 130, 1250, 820],
    point: [68, 455, 820, 170],
    turned: 270,
    hole: [496, 540, 38],
    string: [0, 536, 490, 9],
    sway: 5,
    name: [660, 196, 1080, 250],
    size: 124,
    rule: [660, 480, 150, 10],
    price: [660, 512, 1080, 270],
    large: 250,
    who: [660, 822, 1080, 80],
    small: 40,
  },
  '9:16': {
    tag: [110, 590, 860, 1010],
    point: [110, 390, 860, 202],
    turned: 0,
    hole: [540, 520, 42],
    string: [535, 0, 10, 510],
    sway: 5,
    name: [170, 650, 740, 300],
    size: 112,
    rule: [465, 994, 150, 10],
    price: [160, 1040, 760, 290],
    large: 250,
    who: [170, 1420, 740, 120],
    small: 42,
  },
}

/** The tag that hangs on the thing. */
export const priceTag: TemplateSource = {
  key: 'price-tag',
  name: { fr: 'L’étiquette', en: 'The price tag' },
  theme: 'forms',
  thematics: ['product', 'actuality'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { tag, point, turned, hole, string, sway, name, size, rule, price, large, who, small } =
      layout[ratio]
    const [x, y, radius] = hole
    const align = ratio === '16:9' ? 'left' : 'center'
    return [
      {
        name: 'Étiquette',
        ground: night,
        nodes: [
          triangle(point, paper.colour, { rotation: turned }),
          rectangle(tag, paper.colour),
          disc([x - radius, y - radius, 2 * radius, 2 * radius], night.colour),
          rectangle(string, readable('tertiary', 'primary', 0, 'form'), { rotation: sway }),
          title('Le sac en toile cirée', name, {
            size,
            align,
            valign: align === 'left' ? 'bottom' : 'middle',
            colour: paper.ink('primary'),
            ...asks('Le nom du produit, avec son article.', 40, 'name'),
          }),
          stroke(rule, readable('tertiary', 'secondary', 0, 'form')),
          words('price', '68 €', price, {
            role: 'heading2',
            weight: 600,
            size: large,
            lineHeight: 1.06,
            letterSpacing: -26,
            align,
            valign: 'middle',
            colour: paper.ink('primary'),
            ...asks('Le prix, avec son unité de monnaie et rien d’autre.', 14, 'price'),
          }),
          smallCapitals('Mercerie Paulhan, Sète', who, {
            size: small,
            align,
            valign: 'middle',
            colour: paper.ink('primary'),
          }),
        ],
      },
    ]
  }),
}
