import { brand } from '../brand/colour.ts'
import { type Area, asks, composed, detail, ground, logo, motif, type PerRatio, title } from './build.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')
/** Strands from light to dark; the last is the flat ground on which a logo stands. */
const strands = [brand('tertiary', 45), brand('primary'), brand('tertiary'), brand('tertiary', -22)] as const

const layout: PerRatio<{
  title: Area
  size: number
  detail: Area
  small: number
  waves: [number, number, number]
  logo: Area
}> = {
  '1:1': {
    title: [80, 80, 920, 240],
    size: 112,
    detail: [86, 326, 860, 64],
    small: 48,
    waves: [-35, 398, 1150],
    logo: [84, 966, 160, 38],
  },
  '16:9': {
    title: [100, 96, 1500, 290],
    size: 136,
    detail: [108, 394, 900, 76],
    small: 54,
    waves: [0, 452, 1920],
    logo: [1560, 110, 260, 100],
  },
  '9:16': {
    title: [80, 276, 920, 310],
    size: 144,
    detail: [88, 596, 860, 76],
    small: 58,
    waves: [-280, 716, 1640],
    logo: [88, 1542, 190, 54],
  },
}

/** A template that ships with the platform, “We are looking for someone”, in the gallery under “forms”. */
export const layeredWaves: TemplateSource = {
  key: 'layered-waves',
  name: { fr: 'On cherche quelqu’un', en: 'We are looking for someone' },
  theme: 'forms',
  thematics: ['recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { title: head, size, detail: below, small, waves, logo: mark } = layout[ratio]
    return [
      {
        name: 'Annonce',
        ground: paper,
        nodes: [
          motif('ripples', waves, strands),
          logo(mark),
          title('On cherche\nune coloriste.', head, {
            size,
            colour: paper.ink('primary'),
            ...asks('« On cherche » et le métier, en deux lignes.', 34),
          }),
          detail('CDI, 35 h, un samedi sur deux.', below, {
            size: small,
            colour: paper.ink('primary'),
            ...asks('Le contrat et l’horaire, sans adjectif.', 44),
          }),
        ],
      },
    ]
  }),
}
