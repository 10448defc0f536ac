import { brand, fixed, readable } from '../brand/colour.ts'
import {
  type Area,
  composed,
  ground,
  type PerRatio,
  rectangle,
  sentence,
  smallCapitals,
  stroke,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const wall = ground('primary')
const paper = ground('secondary')
const line = readable('tertiary', 'secondary', 0, 'form')

const layout: PerRatio<{
  mount: Area
  edge: Area
  sentence: Area
  size: number
  rule: Area
  who: Area
  small: number
}> = {
  '1:1': {
    mount: [92, 92, 896, 896],
    edge: [122, 122, 836, 836],
    sentence: [172, 190, 736, 532],
    size: 82,
    rule: [490, 772, 100, 8],
    who: [172, 812, 736, 96],
    small: 34,
  },
  '16:9': {
    mount: [130, 96, 1660, 888],
    edge: [162, 128, 1596, 824],
    sentence: [250, 196, 1420, 520],
    size: 118,
    rule: [900, 762, 120, 10],
    who: [250, 802, 1420, 96],
    small: 40,
  },
  '9:16': {
    mount: [92, 200, 896, 1470],
    edge: [124, 232, 832, 1406],
    sentence: [176, 330, 728, 950],
    size: 106,
    rule: [480, 1356, 120, 10],
    who: [176, 1404, 728, 140],
    small: 42,
  },
}

/** Hung on a wall of the brand's colour, behind its mount. */
export const mounted: TemplateSource = {
  key: 'mounted',
  name: { fr: 'Le passe-partout', en: 'Mounted' },
  theme: 'words',
  thematics: ['brand', 'product', 'actuality', 'event', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { mount, edge, sentence: said, size, rule, who, small } = layout[ratio]
    return [
      {
        name: 'Passe-partout',
        ground: wall,
        nodes: [
          rectangle(mount, brand('secondary')),
          rectangle(edge, fixed('#ffffff', 0), { hasBorder: true, borderWidth: 4, borderColour: line }),
          sentence(
            'Une montre ne s’arrête pas : on cesse de l’écouter.',
            said,
            'Ce qui est à dire, en une seule phrase entière.',
            {
              size,
              align: 'center',
              valign: 'middle',
              colour: paper.ink('primary'),
            },
          ),
          stroke(rule, line),
          smallCapitals('Atelier Gaume, Besançon', who, {
            size: small,
            align: 'center',
            colour: paper.ink('primary'),
          }),
        ],
      },
    ]
  }),
}
