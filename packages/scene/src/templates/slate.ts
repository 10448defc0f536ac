import { fixed } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  detail,
  disc,
  ground,
  type PerRatio,
  rectangle,
  title,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')
const rule = paper.ink('primary')

const layout: PerRatio<{
  frame: Area
  rules: Area[]
  title: Area
  price: Area
  size: number
  items: Area[]
  detail: Area
  small: number
}> = {
  '1:1': {
    frame: [54, 54, 972, 972],
    rules: [
      [54, 300, 972, 5],
      [54, 846, 972, 5],
    ],
    title: [106, 106, 380, 160],
    price: [490, 106, 484, 160],
    size: 118,
    items: [
      [172, 362, 790, 130],
      [172, 510, 790, 130],
      [172, 658, 790, 130],
    ],
    detail: [106, 886, 868, 100],
    small: 48,
  },
  '16:9': {
    frame: [60, 60, 1800, 960],
    rules: [
      [700, 60, 5, 960],
      [700, 770, 1160, 5],
    ],
    title: [120, 170, 540, 190],
    price: [120, 370, 540, 180],
    size: 136,
    items: [
      [836, 140, 960, 150],
      [836, 340, 960, 150],
      [836, 540, 960, 150],
    ],
    detail: [764, 820, 1040, 142],
    small: 54,
  },
  '9:16': {
    frame: [54, 236, 972, 1400],
    rules: [
      [54, 640, 972, 5],
      [54, 1430, 972, 5],
    ],
    title: [106, 286, 868, 156],
    price: [106, 456, 868, 160],
    size: 140,
    items: [
      [182, 716, 780, 180],
      [182, 946, 780, 180],
      [182, 1176, 780, 180],
    ],
    detail: [106, 1470, 868, 152],
    small: 58,
  },
}
const dishes = ['Velouté de potiron, noix', 'Lieu jaune, beurre blanc', 'Poire pochée au cidre']
const dots = [paper.ink('tertiary'), rule, paper.ink('tertiary')] as const

/** A template that ships with the platform, “The slate”, in the gallery under “words”. */
export const slate: TemplateSource = {
  key: 'slate',
  name: { fr: 'L’ardoise', en: 'The slate' },
  theme: 'words',
  thematics: ['product', 'actuality'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { frame, rules, title: head, price, size, items, detail: below, small } = layout[ratio]
    return [
      {
        name: 'Ardoise',
        ground: paper,
        nodes: [
          rectangle(frame, fixed('#ffffff', 0), { hasBorder: true, borderWidth: 5, borderColour: rule }),
          ...rules.map((area) => rectangle(area, rule)),
          title('Midi', head, {
            size,
            lineHeight: 1.05,
            valign: 'middle',
            colour: paper.ink('tertiary'),
            ...asks('Le moment ou le nom de la liste, en un mot.', 10),
          }),
          words('price', '19,50 €', price, {
            role: 'heading2',
            weight: 500,
            size,
            lineHeight: 1.1,
            align: ratio === '1:1' ? 'right' : 'left',
            valign: 'middle',
            colour: rule,
            ...asks('Le prix de l’ensemble.', 10),
          }),
          ...items.flatMap(([x, y, width, height], at) => [
            disc([x - 62, y + height / 2 - 15, 30, 30], dots[at % 3] ?? dots[0]),
            words(`item${at + 1}`, dishes[at] ?? '', [x, y, width, height], {
              role: 'heading2',
              weight: 500,
              size: small,
              lineHeight: 1.16,
              valign: 'middle',
              colour: rule,
              ...asks(`Ligne ${at + 1} de la liste, sans prix.`, 46),
            }),
          ]),
          detail('Pain et café compris', below, {
            size: small,
            valign: 'middle',
            colour: rule,
            ...asks('Ce qui est compris, ou jusqu’à quand.', 44),
          }),
        ],
      },
    ]
  }),
}
