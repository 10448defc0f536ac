import { brand } from '../brand/colour.ts'
import { type Area, composed, ground, type PerRatio, rectangle, sender, sentence } from './build.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')
const night = ground('primary')

const layout: PerRatio<{
  blocks: readonly [large: Area, upper: Area, lower: Area]
  sentence: Area
  size: number
  who: Area
  small: number
}> = {
  '1:1': {
    blocks: [
      [0, 640, 660, 440],
      [660, 640, 420, 264],
      [660, 904, 420, 176],
    ],
    sentence: [80, 84, 920, 500],
    size: 100,
    who: [80, 720, 500, 276],
    small: 46,
  },
  '16:9': {
    blocks: [
      [0, 700, 1160, 380],
      [1160, 700, 760, 228],
      [1160, 928, 760, 152],
    ],
    sentence: [104, 100, 1712, 530],
    size: 140,
    who: [104, 770, 960, 228],
    small: 54,
  },
  '9:16': {
    blocks: [
      [0, 1130, 660, 790],
      [660, 1130, 420, 474],
      [660, 1604, 420, 316],
    ],
    sentence: [80, 274, 920, 780],
    size: 126,
    who: [80, 1230, 500, 350],
    small: 52,
  },
}

/** A page above, and blocks of the brand's colours that carry it. */
export const colourBlocks: TemplateSource = {
  key: 'colour-blocks',
  name: { fr: 'Trois aplats', en: 'Three blocks' },
  theme: 'words',
  thematics: ['brand', 'product', 'actuality', 'event', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { blocks, sentence: said, size, who, small } = layout[ratio]
    const [large, upper, lower] = blocks
    return [
      {
        name: 'Aplats',
        ground: paper,
        nodes: [
          rectangle(large, night.colour),
          rectangle(upper, brand('tertiary')),
          rectangle(lower, brand('primary', 34)),
          sentence(
            'La lumière du nord ne fait pas d’ombre aux couleurs.',
            said,
            'Ce qui est à dire, en une seule phrase entière.',
            { size, lineHeight: 1.1, colour: paper.ink('primary') },
          ),
          sender('Maison Delorge, peintres à Roubaix', who, {
            size: small,
            valign: 'bottom',
            colour: night.ink('secondary'),
          }),
        ],
      },
    ]
  }),
}
