import { brand, fixed, readable } from '../brand/colour.ts'
import {
  type Area,
  composed,
  ground,
  logo,
  type PerRatio,
  picture,
  rectangle,
  smallCapitals,
  stroke,
} from './build.ts'
import { eventName, when } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const wall = ground('primary')
const paper = ground('secondary')
const line = readable('tertiary', 'secondary', 0, 'form')

const layout: PerRatio<{
  card: Area
  picture: Area
  name: Area
  size: number
  rule: Area
  when: Area
  small: number
  who: Area
  tiny: number
  logo: Area
}> = {
  '1:1': {
    card: [60, 60, 960, 960],
    picture: [92, 92, 896, 452],
    name: [130, 578, 820, 170],
    size: 84,
    rule: [490, 766, 100, 8],
    when: [130, 796, 820, 76],
    small: 46,
    who: [130, 900, 820, 72],
    tiny: 32,
    logo: [116, 116, 180, 68],
  },
  '16:9': {
    card: [76, 76, 1768, 928],
    picture: [116, 116, 800, 848],
    name: [990, 190, 780, 330],
    size: 108,
    rule: [1320, 560, 120, 10],
    when: [990, 602, 780, 140],
    small: 54,
    who: [990, 800, 780, 100],
    tiny: 38,
    logo: [144, 144, 220, 80],
  },
  '9:16': {
    card: [60, 200, 960, 1440],
    picture: [100, 240, 880, 660],
    name: [130, 950, 820, 240],
    size: 106,
    rule: [480, 1216, 120, 10],
    when: [130, 1256, 820, 150],
    small: 54,
    who: [130, 1446, 820, 110],
    tiny: 40,
    logo: [128, 268, 220, 80],
  },
}

/** An invitation card: the photo, the occasion, the day and who invites. */
export const invitation: TemplateSource = {
  key: 'invitation',
  name: { fr: 'Le carton d’invitation', en: 'The invitation' },
  theme: 'pictures',
  thematics: ['event', 'brand', 'actuality'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const one = layout[ratio]
    const [x, y, width, height] = one.card
    return [
      {
        name: 'Invitation',
        ground: wall,
        nodes: [
          rectangle(one.card, paper.colour),
          rectangle([x + 14, y + 14, width - 28, height - 28], fixed('#ffffff', 0), {
            hasBorder: true,
            borderWidth: 3,
            borderColour: line,
          }),
          picture(one.picture, { asset: 'collection.one-line.4', ground: brand('tertiary') }),
          logo(one.logo),
          eventName('Le vernissage', one.name, {
            size: one.size,
            align: 'center',
            colour: paper.ink('primary'),
          }),
          stroke(one.rule, line),
          when('Vendredi 6 mars, à 18 h 30', one.when, {
            size: one.small,
            align: 'center',
            colour: paper.ink('primary'),
          }),
          smallCapitals('Galerie Tessier, Arles', one.who, {
            size: one.tiny,
            align: 'center',
            colour: paper.ink('primary'),
          }),
        ],
      },
    ]
  }),
}
