import { brand, readable } from '../brand/colour.ts'
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

const cloth = ground('tertiary')

const layout: PerRatio<{
  picture: Area
  title: Area
  size: number
  rule: Area
  detail: Area
  small: number
}> = {
  '1:1': {
    picture: [600, 0, 480, 1080],
    title: [80, 84, 470, 560],
    size: 104,
    rule: [80, 716, 110, 12],
    detail: [82, 772, 450, 228],
    small: 46,
  },
  '16:9': {
    picture: [1060, 0, 860, 1080],
    title: [104, 104, 860, 540],
    size: 150,
    rule: [104, 720, 150, 14],
    detail: [108, 784, 820, 200],
    small: 56,
  },
  '9:16': {
    picture: [0, 1080, 1080, 840],
    title: [80, 270, 920, 470],
    size: 150,
    rule: [80, 798, 150, 14],
    detail: [84, 856, 900, 160],
    small: 56,
  },
}

/** Words in a column of colour, and the picture as high as the page. */
export const pictureAndColumn: TemplateSource = {
  key: 'picture-and-column',
  name: { fr: 'Photo en hauteur', en: 'Tall picture' },
  theme: 'pictures',
  thematics: ['product', 'actuality', 'event', 'brand', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { picture: place, title: head, size, rule, detail: below, small } = layout[ratio]
    return [
      {
        name: 'Photo en hauteur',
        ground: cloth,
        nodes: [
          picture(place, { asset: 'collection.citrus.7', ground: brand('secondary') }),
          title('Pressées au verre', head, {
            size,
            lineHeight: 1,
            colour: cloth.ink('primary'),
            ...asks('Le sujet en trois ou quatre mots.', 30, 'words'),
          }),
          rectangle(rule, readable('primary', 'tertiary', 0, 'form')),
          detail('Oranges de Corse, jusqu’à la fin de l’hiver.', below, {
            size: small,
            colour: cloth.ink('primary'),
            ...asks('Une précision ou une invitation, courte.', 60, 'words'),
          }),
        ],
      },
    ]
  }),
}
