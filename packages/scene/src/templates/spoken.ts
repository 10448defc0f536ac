import { brand } from '../brand/colour.ts'
import {
  type Area,
  composed,
  ground,
  logo,
  type PerRatio,
  rectangle,
  sender,
  sentence,
  triangle,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const cloth = ground('tertiary')
const bubble = ground('primary')

const layout: PerRatio<{
  who: Area
  small: number
  tail: Area
  bubble: Area
  round: number
  sentence: Area
  size: number
  logo: Area
}> = {
  '1:1': {
    who: [80, 82, 680, 68],
    small: 44,
    tail: [150, 176, 108, 92],
    bubble: [80, 264, 920, 736],
    round: 44,
    sentence: [140, 320, 800, 624],
    size: 100,
    logo: [800, 76, 200, 84],
  },
  '16:9': {
    who: [104, 92, 1380, 72],
    small: 50,
    tail: [200, 186, 120, 104],
    bubble: [104, 286, 1712, 700],
    round: 52,
    sentence: [190, 346, 1540, 580],
    size: 132,
    logo: [1576, 84, 240, 90],
  },
  '9:16': {
    who: [80, 272, 640, 124],
    small: 50,
    tail: [160, 412, 124, 108],
    bubble: [80, 516, 920, 1064],
    round: 52,
    sentence: [146, 590, 788, 916],
    size: 122,
    logo: [760, 270, 240, 96],
  },
}

/** Said by somebody: a bubble says so in every language, quotation marks only in one. */
export const spoken: TemplateSource = {
  key: 'spoken',
  name: { fr: 'De vive voix', en: 'Spoken' },
  theme: 'words',
  thematics: ['brand', 'product', 'actuality', 'event', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { who, small, tail, bubble: area, round, sentence: said, size, logo: mark } = layout[ratio]
    return [
      {
        name: 'Bulle',
        ground: cloth,
        nodes: [
          triangle(tail, brand('primary')),
          rectangle(area, brand('primary'), { radius: round }),
          logo(mark),
          sender('Ana, cordonnière à Lille', who, { size: small, weight: 600, colour: cloth.ink('primary') }),
          sentence(
            'Apportez la paire que vous n’osez plus mettre.',
            said,
            'Ce qui est à dire, comme on le dirait au comptoir, en une seule phrase entière.',
            {
              size,
              valign: 'middle',
              colour: bubble.ink('secondary'),
            },
          ),
        ],
      },
    ]
  }),
}
