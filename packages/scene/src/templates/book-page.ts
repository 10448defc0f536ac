import { brand, readable } from '../brand/colour.ts'
import {
  type Area,
  composed,
  ground,
  logo,
  type PerRatio,
  rectangle,
  sentence,
  smallCapitals,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')
const gilt = readable('tertiary', 'primary', 0, 'form')

const layout: PerRatio<{
  spine: Area
  bands: readonly Area[]
  rules: readonly Area[]
  sentence: Area
  size: number
  who: Area
  small: number
  logo: Area
}> = {
  '1:1': {
    spine: [0, 0, 240, 1080],
    bands: [
      [0, 84, 240, 26],
      [0, 124, 240, 8],
      [0, 948, 240, 8],
      [0, 970, 240, 26],
    ],
    rules: [
      [310, 84, 690, 8],
      [310, 100, 690, 3],
    ],
    sentence: [310, 150, 690, 690],
    size: 88,
    who: [310, 904, 690, 92],
    small: 34,
    logo: [76, 194, 130, 84],
  },
  '16:9': {
    spine: [0, 0, 500, 1080],
    bands: [
      [0, 100, 500, 32],
      [0, 148, 500, 10],
      [0, 922, 500, 10],
      [0, 948, 500, 32],
    ],
    rules: [
      [600, 100, 1216, 10],
      [600, 119, 1216, 4],
    ],
    sentence: [600, 190, 1216, 640],
    size: 128,
    who: [600, 892, 1216, 88],
    small: 40,
    logo: [100, 230, 280, 100],
  },
  '9:16': {
    spine: [0, 0, 224, 1920],
    bands: [
      [0, 270, 224, 30],
      [0, 240, 224, 10],
      [0, 1544, 224, 10],
      [0, 1570, 224, 30],
    ],
    rules: [
      [296, 270, 704, 10],
      [296, 289, 704, 4],
    ],
    sentence: [296, 356, 704, 1010],
    size: 112,
    who: [296, 1470, 704, 126],
    small: 42,
    logo: [296, 1370, 220, 84],
  },
}

/** A page of a bound book: its spine beside it, a double rule over it. */
export const bookPage: TemplateSource = {
  key: 'book-page',
  name: { fr: 'La page reliée', en: 'The bound page' },
  theme: 'words',
  thematics: ['brand', 'product', 'actuality', 'event', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { spine, bands, rules, sentence: said, size, who, small, logo: mark } = layout[ratio]
    return [
      {
        name: 'Page reliée',
        ground: paper,
        nodes: [
          rectangle(spine, brand('primary')),
          ...bands.map((area) => rectangle(area, gilt)),
          ...rules.map((area) => rectangle(area, brand('primary'))),
          logo(mark),
          sentence(
            'Un toit se regarde avant la pluie, jamais pendant.',
            said,
            'Ce qui est à dire, en une seule phrase entière.',
            { size, lineHeight: 1.12, colour: paper.ink('primary') },
          ),
          smallCapitals('Couverture Hoarau, Dol', who, {
            size: small,
            valign: 'bottom',
            colour: paper.ink('primary'),
          }),
        ],
      },
    ]
  }),
}
