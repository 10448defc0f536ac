import { brand } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  ground,
  type PageDraft,
  type PerRatio,
  picture,
  rectangle,
  title,
  words,
} from './build.ts'
import { photoCover } from './carousel-pages.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const paper = ground('secondary')
const gold = ground('tertiary')

const layout: PerRatio<{
  picture: Area
  plate: Area
  thing: Area
  size: number
  line: Area
  large: number
}> = {
  '1:1': {
    picture: [0, 0, 1080, 690],
    plate: [0, 690, 1080, 390],
    thing: [80, 728, 920, 150],
    size: 84,
    line: [80, 892, 920, 110],
    large: 84,
  },
  '16:9': {
    picture: [0, 0, 1140, 1080],
    plate: [1140, 0, 780, 1080],
    thing: [1220, 150, 596, 440],
    size: 104,
    line: [1220, 660, 596, 220],
    large: 108,
  },
  '9:16': {
    picture: [0, 0, 1080, 1120],
    plate: [0, 1120, 1080, 800],
    thing: [80, 1160, 920, 250],
    size: 110,
    line: [80, 1440, 920, 140],
    large: 108,
  },
}

const things = [
  { thing: 'La bougie au figuier', line: '24 €', on: paper, asset: 'orb.3' },
  { thing: 'Le plaid en mohair', line: '95 €', on: night, asset: 'knit.2' },
  { thing: 'La carafe soufflée', line: '58 €', on: gold, asset: 'window-light.4' },
  { thing: 'Le carnet relié', line: '19 €', on: paper, asset: 'kraft.2' },
] as const

/** Each thing with its photo and its price, a page for each: filled from what is known of them. */
const selectionOf = (count: 3 | 4, name: TemplateSource['name']): TemplateSource => ({
  key: count === 3 ? 'selection' : 'selection-of-four',
  name,
  theme: 'series',
  thematics: ['product', 'actuality'],
  type: 'CAROUSEL',
  designs: composed((ratio) => {
    const at = layout[ratio]
    const cover = photoCover(ratio, {
      content: 'Nos idées de cadeaux',
      prompt: 'Ce que l’on montre, en quelques mots.',
      by: 'Chez Lison, Angers',
      asset: 'shelf.6',
    })
    const pages = things.slice(0, count).map(
      ({ thing, line, on, asset }, index): PageDraft => ({
        name: `Chose ${index + 1}`,
        ground: on,
        nodes: [
          picture(at.picture, {
            asset: `collection.${asset}`,
            ground: brand(on === gold ? 'primary' : 'tertiary'),
          }),
          rectangle(at.plate, on.colour),
          {
            ...title(thing, at.thing, {
              size: at.size,
              lineHeight: 1.08,
              valign: ratio === '16:9' ? 'bottom' : 'middle',
              colour: on.ink(on === night ? 'secondary' : 'primary'),
              ...asks(`Chose ${index + 1} : comment elle s’appelle.`, 60),
            }),
            id: `thing${index + 1}`,
          },
          words(`line${index + 1}`, line, at.line, {
            role: 'heading2',
            weight: 600,
            size: at.large,
            lineHeight: 1.1,
            letterSpacing: -16,
            valign: ratio === '16:9' ? 'top' : 'middle',
            colour: on.ink(on === night ? 'tertiary' : 'primary'),
            ...asks(`Chose ${index + 1} : ce qu’elle coûte, et rien d’autre.`, 24),
          }),
        ],
      }),
    )
    return [cover, ...pages]
  }),
})

export const selection = selectionOf(3, { fr: 'Trois articles et leurs prix', en: 'Three items with prices' })
export const selectionOfFour = selectionOf(4, {
  fr: 'Quatre articles et leurs prix',
  en: 'Four items with prices',
})
