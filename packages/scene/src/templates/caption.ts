import { brand, readable } from '../brand/colour.ts'
import {
  type Area,
  composed,
  ground,
  logo,
  type PerRatio,
  picture,
  rectangle,
  sender,
  sentence,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')

const layout: PerRatio<{
  picture: Area
  block: Area
  edge: Area
  sentence: Area
  size: number
  who: Area
  small: number
  logo: Area
}> = {
  '1:1': {
    picture: [0, 0, 1080, 476],
    block: [0, 476, 1080, 604],
    edge: [0, 468, 1080, 12],
    sentence: [80, 540, 920, 344],
    size: 92,
    who: [80, 934, 660, 60],
    small: 42,
    logo: [780, 912, 220, 88],
  },
  '16:9': {
    picture: [0, 0, 760, 1080],
    block: [760, 0, 1160, 1080],
    edge: [752, 0, 14, 1080],
    sentence: [860, 104, 956, 746],
    size: 108,
    who: [860, 906, 660, 70],
    small: 46,
    logo: [1580, 888, 236, 92],
  },
  '9:16': {
    picture: [0, 0, 1080, 880],
    block: [0, 880, 1080, 1040],
    edge: [0, 870, 1080, 16],
    sentence: [80, 970, 920, 460],
    size: 108,
    who: [80, 1486, 640, 76],
    small: 50,
    logo: [760, 1474, 240, 92],
  },
}

/** A picture and what is to be said beside it, each with its own half. */
export const caption: TemplateSource = {
  key: 'caption',
  name: { fr: 'La légende', en: 'The caption' },
  theme: 'pictures',
  thematics: ['brand', 'product', 'actuality', 'event', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { picture: place, block, edge, sentence: said, size, who, small, logo: mark } = layout[ratio]
    return [
      {
        name: 'Légende',
        ground: night,
        nodes: [
          picture(place, { asset: 'collection.misty-mountains.7', ground: brand('secondary') }),
          rectangle(block, night.colour),
          rectangle(edge, readable('tertiary', 'primary', 0, 'form')),
          logo(mark),
          sentence(
            'Chaque dossier est étudié par deux personnes.',
            said,
            'Ce que la photo ne montre pas, en une seule phrase entière.',
            {
              size,
              lineHeight: 1.16,
              letterSpacing: -12,
              valign: 'bottom',
              colour: night.ink('secondary'),
            },
          ),
          sender('Étude Lormel, Annecy', who, { size: small, colour: night.ink('tertiary') }),
        ],
      },
    ]
  }),
}
