import { readable } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  detail,
  ground,
  type PerRatio,
  sender,
  stroke,
  title,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const mark = readable('tertiary', 'primary', 0, 'form')

const layout: PerRatio<{
  title: Area
  size: number
  /** Where each line begins; it is as high as the first is from the second. */
  lines: readonly [Area, Area, Area]
  small: number
}> = {
  '1:1': {
    title: [80, 84, 920, 384],
    size: 148,
    lines: [
      [80, 510, 920, 164],
      [80, 674, 920, 164],
      [80, 838, 920, 164],
    ],
    small: 50,
  },
  '16:9': {
    title: [104, 110, 780, 860],
    size: 164,
    lines: [
      [980, 150, 836, 260],
      [980, 410, 836, 260],
      [980, 670, 836, 260],
    ],
    small: 60,
  },
  '9:16': {
    title: [80, 274, 920, 560],
    size: 176,
    lines: [
      [80, 890, 920, 230],
      [80, 1120, 920, 230],
      [80, 1350, 920, 230],
    ],
    small: 60,
  },
}
const indent = 70
const square = 24

/** A list of three: when, what, and with whom. */
export const programme: TemplateSource = {
  key: 'programme',
  name: { fr: 'Le programme', en: 'The programme' },
  theme: 'words',
  thematics: ['event', 'actuality', 'product', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { title: head, size, lines, small } = layout[ratio]
    const inside = ([x, y, width, height]: Area): Area => [x + indent, y + 12, width - indent, height - 24]
    const line = { size: small, lineHeight: 1.2, valign: 'middle', colour: night.ink('secondary') } as const
    return [
      {
        name: 'Programme',
        ground: night,
        nodes: [
          ...lines.map(([x, y, width]) => stroke([x, y - 2, width, 4], mark)),
          ...lines.map(([x, y, , height]) => stroke([x, y + height / 2 - square / 2, square, square], mark)),
          title('La nuit des potiers', head, {
            size,
            lineHeight: 1,
            letterSpacing: -24,
            valign: ratio === '16:9' ? 'middle' : 'top',
            colour: night.ink('tertiary'),
            ...asks('Le sujet en trois ou quatre mots.', 26, 'words'),
          }),
          words('second', 'Vendredi 12 juin, dès 19 h', inside(lines[0]), {
            role: 'heading2',
            weight: 600,
            ...line,
            ...asks('Quand, ou la chose à savoir d’abord.', 40, 'words'),
          }),
          detail('Trois fours ouverts, une soupe au feu.', inside(lines[1]), {
            ...line,
            ...asks('Ce que l’on y trouve, en une phrase.', 60, 'words'),
          }),
          sender('Poterie du Gué, La Borne', inside(lines[2]), line),
        ],
      },
    ]
  }),
}
