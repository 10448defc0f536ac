import { brand } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  detail,
  disc,
  ground,
  logo,
  type PerRatio,
  picture,
  title,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const pale = ground('primary', 86)

const layout: PerRatio<{
  behind: Area
  face: Area
  dot: Area
  title: Area
  size: number
  detail: Area
  small: number
  logo: Area
}> = {
  '1:1': {
    behind: [470, -110, 760, 760],
    face: [380, 90, 600, 600],
    dot: [330, 560, 130, 130],
    title: [80, 722, 900, 140],
    size: 124,
    detail: [86, 866, 760, 126],
    small: 48,
    logo: [80, 80, 210, 90],
  },
  '16:9': {
    behind: [1150, -120, 960, 960],
    face: [980, 150, 780, 780],
    dot: [900, 780, 170, 170],
    title: [100, 390, 780, 170],
    size: 148,
    detail: [108, 570, 700, 150],
    small: 54,
    logo: [100, 100, 240, 100],
  },
  '9:16': {
    behind: [260, 40, 1060, 1060],
    face: [120, 340, 840, 840],
    dot: [90, 1050, 180, 180],
    title: [80, 1262, 920, 160],
    size: 144,
    detail: [86, 1428, 800, 160],
    small: 58,
    logo: [80, 262, 220, 90],
  },
}

/** A template that ships with the platform, “A face”, in the gallery under “pictures”. */
export const newFace: TemplateSource = {
  key: 'new-face',
  name: { fr: 'Un visage', en: 'A face' },
  theme: 'pictures',
  thematics: ['recruitment', 'brand'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { behind, face, dot, title: head, size, detail: below, small, logo: mark } = layout[ratio]
    return [
      {
        name: 'Portrait',
        ground: pale,
        nodes: [
          disc(behind, brand('primary')),
          picture(face, { mask: 'circle', focusY: 35, ground: brand('tertiary') }),
          disc(dot, brand('secondary', -8)),
          logo(mark),
          title('Voici Léa.', head, {
            size,
            colour: pale.ink('primary'),
            ...asks('« Voici » et le prénom de la personne, avec un point.', 18),
          }),
          detail('Opticienne, elle règle vos montures le mardi et le jeudi.', below, {
            size: small,
            colour: pale.ink('primary'),
            ...asks('Son métier et quand on la trouve.', 70),
          }),
        ],
      },
    ]
  }),
}
