import { brand } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  detail,
  ground,
  type PerRatio,
  picture,
  rectangle,
  title,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')

const layout: PerRatio<{
  picture: Area
  plate: Area
  edge: Area
  title: Area
  size: number
  detail: Area
  small: number
}> = {
  '1:1': {
    picture: [0, 0, 1080, 1080],
    plate: [76, 634, 760, 370],
    edge: [76, 634, 16, 370],
    title: [136, 668, 660, 204],
    size: 92,
    detail: [138, 884, 656, 94],
    small: 40,
  },
  '16:9': {
    picture: [0, 0, 1920, 1080],
    plate: [100, 550, 1000, 430],
    edge: [100, 550, 20, 430],
    title: [172, 596, 880, 226],
    size: 116,
    detail: [174, 838, 876, 110],
    small: 48,
  },
  '9:16': {
    picture: [0, 0, 1080, 1920],
    plate: [76, 1084, 850, 496],
    edge: [76, 1084, 20, 496],
    title: [148, 1130, 730, 270],
    size: 116,
    detail: [150, 1416, 726, 130],
    small: 50,
  },
}

/** The whole page is the picture; the words have a plate of their own. */
export const plateOnPicture: TemplateSource = {
  key: 'plate-on-picture',
  name: { fr: 'Le cartel', en: 'The wall label' },
  theme: 'pictures',
  thematics: ['product', 'actuality', 'event', 'brand', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { picture: place, plate, edge, title: head, size, detail: below, small } = layout[ratio]
    return [
      {
        name: 'Cartel',
        ground: ground('tertiary'),
        nodes: [
          picture(place, { asset: 'collection.shelf.7', ground: brand('tertiary') }),
          rectangle(plate, paper.colour),
          rectangle(edge, brand('primary')),
          title('Sorti du four', head, {
            size,
            valign: 'bottom',
            colour: paper.ink('primary'),
            ...asks('Le nom de ce qu’on montre.', 34, 'words'),
          }),
          detail('Grès, cuisson au bois, trois jours.', below, {
            size: small,
            colour: paper.ink('primary'),
            ...asks('Ce qui la distingue, en quelques mots.', 60, 'words'),
          }),
        ],
      },
    ]
  }),
}
