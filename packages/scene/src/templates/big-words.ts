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
  rectangle,
  title,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')

const layout: PerRatio<{
  sun: Area
  rule: Area
  title: Area
  size: number
  detail: Area
  small: number
  logo: Area
}> = {
  '1:1': {
    sun: [640, -300, 760, 760],
    rule: [80, 428, 132, 16],
    title: [76, 474, 924, 392],
    size: 184,
    detail: [82, 912, 900, 66],
    small: 48,
    logo: [80, 80, 210, 90],
  },
  '16:9': {
    sun: [1230, -420, 1040, 1040],
    rule: [100, 344, 180, 20],
    title: [94, 404, 1500, 440],
    size: 220,
    detail: [106, 896, 1300, 76],
    small: 54,
    logo: [100, 100, 240, 100],
  },
  '9:16': {
    sun: [420, -260, 1040, 1040],
    rule: [80, 884, 150, 18],
    title: [80, 944, 920, 470],
    size: 208,
    detail: [84, 1462, 880, 80],
    small: 50,
    logo: [80, 270, 220, 90],
  },
}

/** A template that ships with the platform, “The big title”, in the gallery under “words”. */
export const bigWords: TemplateSource = {
  key: 'big-words',
  name: { fr: 'Le grand titre', en: 'The big title' },
  theme: 'words',
  thematics: ['brand', 'actuality', 'product'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { sun, rule, title: head, size, detail: below, small, logo: mark } = layout[ratio]
    return [
      {
        name: 'Grand titre',
        ground: paper,
        nodes: [
          disc(sun, brand('tertiary')),
          rectangle(rule, brand('primary')),
          logo(mark),
          title('Tout est fait ici.', head, {
            size,
            lineHeight: 0.98,
            letterSpacing: -28,
            valign: 'bottom',
            colour: paper.ink('primary'),
            ...asks('Le sujet en trois ou quatre mots.', 26, 'words'),
          }),
          detail('De la première coupe à la dernière couture.', below, {
            size: small,
            colour: paper.ink('primary'),
            ...asks('Ce qui le prouve, en une phrase courte.', 44, 'words'),
          }),
        ],
      },
    ]
  }),
}
