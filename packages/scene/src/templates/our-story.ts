import { brand, readable } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  ground,
  type PageDraft,
  type PerRatio,
  picture,
  stroke,
  words,
} from './build.ts'
import { photoCover, photoEnd } from './carousel-pages.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')
const gold = ground('tertiary')

interface PageAreas {
  picture: Area
  rule: Area
  line: Area
}
/** Photo and words change sides from page to page. */
const layout: PerRatio<{ places: readonly [PageAreas, PageAreas]; size: number }> = {
  '1:1': {
    places: [
      { picture: [76, 76, 928, 520], rule: [80, 644, 110, 8], line: [80, 684, 920, 316] },
      { picture: [76, 484, 928, 520], rule: [80, 84, 110, 8], line: [80, 124, 920, 316] },
    ],
    size: 72,
  },
  '16:9': {
    places: [
      { picture: [104, 104, 900, 872], rule: [1090, 190, 130, 10], line: [1090, 240, 726, 640] },
      { picture: [916, 104, 900, 872], rule: [104, 190, 130, 10], line: [104, 240, 726, 640] },
    ],
    size: 84,
  },
  '9:16': {
    places: [
      { picture: [80, 260, 920, 680], rule: [80, 1000, 130, 10], line: [80, 1050, 920, 530] },
      { picture: [80, 900, 920, 690], rule: [80, 274, 130, 10], line: [80, 324, 920, 510] },
    ],
    size: 92,
  },
}

const chapters = [
  { line: 'En 1987, mon père a repris l’atelier avec deux rabots et un poêle.', asset: 'woodgrain.3' },
  { line: 'J’y ai appris le métier le mercredi, debout sur une caisse.', asset: 'stairs.2' },
  { line: 'Aujourd’hui nous sommes six, et le poêle chauffe encore.', asset: 'window-light.8' },
] as const

/** People and a business, told in three photos: from the sentences that are known of them. */
export const ourStory: TemplateSource = {
  key: 'our-story',
  name: { fr: 'Notre histoire', en: 'Our story' },
  theme: 'series',
  thematics: ['brand', 'recruitment', 'actuality'],
  type: 'CAROUSEL',
  designs: composed((ratio) => {
    const { places, size } = layout[ratio]
    const pages = chapters.map(({ line, asset }, index): PageDraft => {
      const at = places[index % 2 === 0 ? 0 : 1]
      const on = index === 1 ? gold : paper
      return {
        name: `Chapitre ${index + 1}`,
        ground: on,
        nodes: [
          picture(at.picture, { asset: `collection.${asset}`, ground: brand('primary', 30) }),
          stroke(at.rule, readable('primary', on === gold ? 'tertiary' : 'secondary', 0, 'form')),
          words(`line${index + 1}`, line, at.line, {
            role: 'heading1',
            weight: 500,
            size,
            lineHeight: 1.18,
            letterSpacing: -12,
            colour: on.ink('primary'),
            ...asks(`Chapitre ${index + 1} : ce qui s’est passé, en une phrase entière.`, 140),
          }),
        ],
      }
    })
    return [
      photoCover(ratio, {
        content: 'Deux générations, un atelier',
        prompt: 'De qui on raconte l’histoire.',
        by: 'Menuiserie Pradel, Aurillac',
        asset: 'roofs.3',
      }),
      ...pages,
      photoEnd(ratio, { by: 'Menuiserie Pradel, Aurillac', asset: 'fir-forest.2', on: 'primary' }),
    ]
  }),
}
