import {
  type Area,
  asks,
  composed,
  detail,
  disc,
  ground,
  motif,
  type PerRatio,
  title,
  tones,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const label = ground('secondary')

const layout: PerRatio<{
  title: Area
  size: number
  detail: Area
  small: number
  /** Whatever is drawn fills its square, turned as it is: no corner of it reaches the words. */
  shoal: [number, number, number][]
  price: Area
}> = {
  '1:1': {
    title: [80, 70, 900, 124],
    size: 112,
    detail: [84, 196, 640, 63],
    small: 48,
    shoal: [
      [-170, 630, 640],
      [367, 344, 640],
      [-255, 1113, 640],
      [282, 827, 640],
      [819, 541, 640],
    ],
    price: [752, 216, 264, 264],
  },
  '16:9': {
    title: [100, 330, 680, 150],
    size: 132,
    detail: [106, 492, 700, 74],
    small: 54,
    shoal: [
      [940, 330, 700],
      [1528, 17, 700],
      [846, 856, 700],
      [1434, 543, 700],
      [2022, 230, 700],
    ],
    price: [950, 90, 340, 340],
  },
  '9:16': {
    title: [80, 270, 920, 160],
    size: 148,
    detail: [86, 440, 700, 76],
    small: 58,
    shoal: [
      [-200, 960, 820],
      [489, 594, 820],
      [-310, 1578, 820],
      [379, 1212, 820],
      [1068, 846, 820],
      [520, 1810, 820],
    ],
    price: [84, 620, 380, 380],
  },
}

/** A template that ships with the platform, “Fresh in, with its price”, in the gallery under “forms”. */
export const goodsAndPrice: TemplateSource = {
  key: 'goods-and-price',
  name: { fr: 'L’arrivage et son prix', en: 'Fresh in, with its price' },
  theme: 'forms',
  thematics: ['product'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { title: head, size, detail: below, small, shoal, price } = layout[ratio]
    const [x, y, width, height] = price
    return [
      {
        name: 'Arrivage',
        ground: night,
        nodes: [
          ...shoal.map((place) => motif('fish', place, tones.onPrimary, { rotation: 332 })),
          disc(price, label.colour),
          words('price', '14 €', [x + 24, y + height * 0.25, width - 48, height * 0.5], {
            role: 'heading2',
            weight: 600,
            size: Math.min(size, Math.round(width * 0.38)),
            lineHeight: 1.1,
            letterSpacing: -18,
            align: 'center',
            valign: 'middle',
            colour: label.ink('primary'),
            ...asks('Le prix, avec son unité de monnaie et rien d’autre.', 8, 'price'),
          }),
          title('La criée', head, {
            size,
            valign: ratio === '16:9' ? 'bottom' : 'top',
            colour: night.ink('secondary'),
            ...asks('Le nom du produit, avec son article.', 22, 'name'),
          }),
          detail('Pêche côtière, à quai à 6 h.', below, {
            size: small,
            colour: night.ink('tertiary'),
            ...asks('L’origine ou la fabrication, en quelques mots.', 40, 'words'),
          }),
        ],
      },
    ]
  }),
}
