import { readable } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  detail,
  ground,
  type PerRatio,
  rectangle,
  smallCapitals,
  title,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const paper = ground('secondary')

const layout: PerRatio<{
  block: Area
  edge: Area
  figure: Area
  size: number
  rest: Area
  middle: number
  who: Area
  small: number
}> = {
  '1:1': {
    block: [0, 0, 1080, 620],
    edge: [0, 612, 1080, 16],
    figure: [80, 90, 920, 470],
    size: 440,
    rest: [80, 676, 920, 214],
    middle: 80,
    who: [80, 928, 920, 72],
    small: 34,
  },
  '16:9': {
    block: [0, 0, 1040, 1080],
    edge: [1030, 0, 18, 1080],
    figure: [90, 220, 870, 640],
    size: 480,
    rest: [1130, 250, 690, 520],
    middle: 104,
    who: [1130, 850, 690, 130],
    small: 40,
  },
  '9:16': {
    block: [0, 0, 1080, 1000],
    edge: [0, 990, 1080, 20],
    figure: [80, 300, 920, 620],
    size: 480,
    rest: [80, 1080, 920, 340],
    middle: 104,
    who: [80, 1474, 920, 110],
    small: 42,
  },
}

/** The figure that surprises, as large as the page. */
export const figureOnColour: TemplateSource = {
  key: 'figure-on-colour',
  name: { fr: 'Le chiffre en grand', en: 'The figure, large' },
  theme: 'words',
  thematics: ['product', 'brand', 'actuality'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { block, edge, figure, size, rest, middle, who, small } = layout[ratio]
    return [
      {
        name: 'Grand chiffre',
        ground: paper,
        nodes: [
          rectangle(block, night.colour),
          rectangle(edge, readable('tertiary', 'primary', 0, 'form')),
          title('300', figure, {
            size,
            lineHeight: 1,
            letterSpacing: -36,
            valign: 'middle',
            colour: night.ink('secondary'),
            ...asks('Un seul chiffre avec son unité, celui qui étonne dans ce sujet.', 9, 'figure'),
          }),
          detail('boutons de nacre, et pas deux pareils.', rest, {
            size: middle,
            weight: 600,
            lineHeight: 1.14,
            colour: paper.ink('primary'),
            ...asks('La suite de la phrase commencée par le chiffre, en minuscules.', 90, 'afterFigure'),
          }),
          smallCapitals('Nacre & Fil, Méru', who, {
            size: small,
            valign: 'bottom',
            colour: paper.ink('primary'),
          }),
        ],
      },
    ]
  }),
}
