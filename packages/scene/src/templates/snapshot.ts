import { brand, fixed, white } from '../brand/colour.ts'
import { type Area, composed, ground, type PerRatio, picture, rectangle, sender, sentence } from './build.ts'
import type { TemplateSource } from './template.ts'

const cloth = ground('tertiary')

const layout: PerRatio<{
  print: Area
  border: number
  sentence: Area
  size: number
  who: Area
  small: number
}> = {
  '1:1': {
    print: [200, 64, 680, 520],
    border: 26,
    sentence: [80, 648, 920, 262],
    size: 78,
    who: [80, 934, 920, 64],
    small: 42,
  },
  '16:9': {
    print: [116, 210, 800, 660],
    border: 32,
    sentence: [1020, 200, 796, 600],
    size: 104,
    who: [1020, 838, 796, 140],
    small: 46,
  },
  '9:16': {
    print: [130, 290, 820, 700],
    border: 32,
    sentence: [80, 1076, 920, 390],
    size: 100,
    who: [80, 1494, 920, 84],
    small: 50,
  },
}
/** As if somebody had laid it down. */
const tilted = { rotation: 356 }

/** A print laid on a table, and what is to be said of it. */
export const snapshot: TemplateSource = {
  key: 'snapshot',
  name: { fr: 'Le tirage', en: 'The print' },
  theme: 'pictures',
  thematics: ['brand', 'product', 'actuality', 'event', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { print, border, sentence: said, size, who, small } = layout[ratio]
    const [x, y, width, height] = print
    return [
      {
        name: 'Tirage',
        ground: cloth,
        nodes: [
          rectangle([x + 12, y + 18, width, height], fixed('#000000', 0.2), tilted),
          rectangle(print, white, tilted),
          picture([x + border, y + border, width - 2 * border, height - 2 * border], {
            asset: 'collection.flowers.7',
            ground: brand('secondary'),
            ...tilted,
          }),
          sentence(
            'Le jardin donne encore : venez avec un panier.',
            said,
            'Ce que la photo ne montre pas, en une seule phrase entière.',
            { size, lineHeight: 1.12, valign: 'middle', colour: cloth.ink('primary') },
          ),
          sender('Ferme du Vallon, Crest', who, { size: small, colour: cloth.ink('primary') }),
        ],
      },
    ]
  }),
}
