import { brand } from '../brand/colour.ts'
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
const cloth = ground('tertiary')

const layout: PerRatio<{
  bands: readonly [above: Area, below: Area]
  rules: readonly [above: Area, below: Area]
  sentence: Area
  size: number
  who: Area
  small: number
  logo: Area
}> = {
  '1:1': {
    bands: [
      [0, 0, 1080, 220],
      [0, 860, 1080, 220],
    ],
    rules: [
      [0, 220, 1080, 8],
      [0, 852, 1080, 8],
    ],
    sentence: [80, 284, 920, 512],
    size: 98,
    who: [80, 904, 920, 96],
    small: 36,
    logo: [80, 84, 220, 84],
  },
  '16:9': {
    bands: [
      [0, 0, 1920, 200],
      [0, 880, 1920, 200],
    ],
    rules: [
      [0, 200, 1920, 10],
      [0, 870, 1920, 10],
    ],
    sentence: [104, 266, 1712, 548],
    size: 138,
    who: [104, 912, 1712, 88],
    small: 42,
    logo: [104, 80, 240, 84],
  },
  '9:16': {
    bands: [
      [0, 0, 1080, 430],
      [0, 1390, 1080, 530],
    ],
    rules: [
      [0, 430, 1080, 10],
      [0, 1380, 1080, 10],
    ],
    sentence: [80, 510, 920, 790],
    size: 122,
    who: [80, 1440, 920, 120],
    small: 44,
    logo: [80, 276, 240, 96],
  },
}

/** The three bands of a pocket book: what is said stands in the middle one. */
export const paperback: TemplateSource = {
  key: 'paperback',
  name: { fr: 'Le livre de poche', en: 'The paperback' },
  theme: 'words',
  thematics: ['brand', 'product', 'actuality', 'event', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { bands, rules, sentence: said, size, who, small, logo: mark } = layout[ratio]
    return [
      {
        name: 'Couverture de poche',
        ground: paper,
        nodes: [
          ...bands.map((area) => rectangle(area, cloth.colour)),
          ...rules.map((area) => rectangle(area, brand('primary'))),
          logo(mark),
          sentence(
            'On ne choisit pas un vin par sa robe, mais par le plat.',
            said,
            'Ce qui est à dire, en une seule phrase entière.',
            {
              size,
              lineHeight: 1.1,
              valign: 'middle',
              colour: paper.ink('primary'),
            },
          ),
          smallCapitals('Cave Rousselin, Beaune', who, { size: small, colour: cloth.ink('primary') }),
        ],
      },
    ]
  }),
}
