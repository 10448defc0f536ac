import { brand } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  disc,
  ground,
  type PageDraft,
  type PerRatio,
  rectangle,
  sender,
  title,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const paper = ground('secondary')

const layout: PerRatio<{
  cover: Area
  coverSize: number
  who: Area
  small: number
  sun: Area
  rule: Area
  number: Area
  thing: Area
  thingSize: number
  line: Area
  lineSize: number
  band: Area
}> = {
  '1:1': {
    cover: [80, 96, 920, 520],
    coverSize: 92,
    who: [84, 924, 560, 64],
    small: 44,
    sun: [690, 690, 560, 560],
    rule: [84, 884, 96, 8],
    number: [80, 80, 200, 150],
    thing: [80, 250, 920, 330],
    thingSize: 116,
    line: [84, 606, 900, 330],
    lineSize: 68,
    band: [0, 1000, 1080, 80],
  },
  '16:9': {
    cover: [100, 180, 1200, 520],
    coverSize: 124,
    who: [106, 880, 900, 76],
    small: 50,
    sun: [1380, 560, 840, 840],
    rule: [106, 830, 120, 10],
    number: [100, 110, 240, 170],
    thing: [100, 320, 840, 420],
    thingSize: 128,
    line: [1010, 320, 800, 420],
    lineSize: 68,
    band: [0, 970, 1920, 110],
  },
  '9:16': {
    cover: [80, 290, 920, 760],
    coverSize: 128,
    who: [88, 1480, 620, 80],
    small: 54,
    sun: [700, 1330, 820, 820],
    rule: [88, 1430, 110, 10],
    number: [80, 280, 240, 190],
    thing: [80, 560, 920, 420],
    thingSize: 124,
    line: [86, 1010, 900, 420],
    lineSize: 72,
    band: [0, 1640, 1080, 280],
  },
}

const things = [
  { thing: 'Pain de campagne', line: 'Trois farines de blé, une nuit de repos.', on: paper },
  { thing: 'Tourte de seigle', line: 'Elle se garde une semaine dans un torchon.', on: night },
  { thing: 'Pain aux noix', line: 'Prêt le jeudi et le samedi.', on: paper },
] as const

/** Three things of one business, a page for each: filled from what is known of them, without a model. */
export const oneByOne: TemplateSource = {
  key: 'one-by-one',
  name: { fr: 'L’un après l’autre', en: 'One by one' },
  theme: 'series',
  thematics: ['product', 'brand'],
  type: 'CAROUSEL',
  designs: composed((ratio) => {
    const at = layout[ratio]
    const cover: PageDraft = {
      name: 'Couverture',
      ground: night,
      nodes: [
        disc(at.sun, brand('primary', 16)),
        words('all', 'Trois pains à découvrir', at.cover, {
          role: 'heading1',
          weight: 600,
          size: at.coverSize,
          lineHeight: 1.1,
          letterSpacing: -16,
          colour: night.ink('secondary'),
          ...asks('De quelles trois choses on parle.', 110),
        }),
        rectangle(at.rule, brand('secondary')),
        sender('Le fournil, rue des Halles', at.who, { size: at.small, colour: night.ink('secondary') }),
      ],
    }
    const pages = things.map(({ thing, line, on }, index): PageDraft => {
      const ink = on.ink(on === night ? 'secondary' : 'primary')
      return {
        name: `Chose ${index + 1}`,
        ground: on,
        nodes: [
          rectangle(at.band, on === night ? brand('secondary') : brand('primary')),
          words(`number${index + 1}`, String(index + 1), at.number, {
            role: 'heading2',
            weight: 600,
            size: at.coverSize,
            lineHeight: 1.1,
            maxCharacters: 2,
            colour: ink,
          }),
          {
            ...title(thing, at.thing, {
              size: at.thingSize,
              valign: 'bottom',
              colour: ink,
              ...asks(`Chose ${index + 1} : comment elle s’appelle.`, 60),
            }),
            id: `thing${index + 1}`,
          },
          words(`line${index + 1}`, line, at.line, {
            role: 'heading2',
            weight: 500,
            size: at.lineSize,
            lineHeight: 1.24,
            valign: ratio === '16:9' ? 'bottom' : 'top',
            colour: ink,
            ...asks(`Chose ${index + 1} : ce qu’on en sait, en une phrase.`, 130),
          }),
        ],
      }
    })
    return [cover, ...pages]
  }),
}
