import { brand } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  detail,
  ground,
  motif,
  type PerRatio,
  rectangle,
  type Tones,
  title,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const pale = ground('tertiary', 72)
const figure: Tones = [
  brand('primary'),
  brand('tertiary', -20),
  brand('primary', -25),
  brand('secondary', 60),
]
const other: Tones = [
  brand('tertiary', -10),
  brand('primary'),
  brand('tertiary', -38),
  brand('secondary', 60),
]

type Square = [number, number, number]
const layout: PerRatio<{
  floor: Area
  places: Square[]
  title: Area
  size: number
  detail: Area
  date: Area
  small: number
}> = {
  '1:1': {
    floor: [0, 846, 1080, 234],
    places: [
      [-150, 532, 320],
      [-10, 410, 440],
      [286, 348, 508],
      [650, 410, 440],
      [910, 532, 320],
    ],
    title: [80, 80, 920, 130],
    size: 116,
    detail: [80, 218, 920, 63],
    date: [80, 918, 920, 74],
    small: 48,
  },
  '16:9': {
    floor: [0, 800, 1920, 280],
    places: [
      [-110, 400, 404],
      [288, 312, 492],
      [714, 272, 532],
      [1180, 312, 492],
      [1626, 400, 404],
    ],
    title: [100, 76, 1720, 130],
    size: 116,
    detail: [100, 208, 1720, 71],
    date: [100, 884, 1720, 80],
    small: 54,
  },
  '9:16': {
    floor: [0, 1400, 1080, 520],
    places: [
      [-150, 960, 450],
      [70, 552, 860],
      [760, 930, 480],
    ],
    title: [80, 272, 920, 150],
    size: 128,
    detail: [80, 430, 920, 80],
    date: [80, 1474, 920, 90],
    small: 58,
  },
}

/** A template that ships with the platform, “The feast”, in the gallery under “forms”. */
export const rowOfFigures: TemplateSource = {
  key: 'row-of-figures',
  name: { fr: 'La fête', en: 'The feast' },
  theme: 'forms',
  thematics: ['event'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { floor, places, title: head, size, detail: below, date, small } = layout[ratio]
    const counter = ground('primary')
    return [
      {
        name: 'Fête',
        ground: pale,
        nodes: [
          rectangle(floor, counter.colour),
          ...places.map((place, at) =>
            motif(at % 2 === 0 ? 'gift' : 'fir', place, at % 2 === 0 ? other : figure),
          ),
          title('Marché de Noël', head, {
            size,
            align: 'center',
            colour: pale.ink('primary'),
            ...asks('Le nom de la fête.', 22, 'name'),
          }),
          detail('Douze artisans du quartier, un vin chaud.', below, {
            size: small,
            align: 'center',
            colour: pale.ink('primary'),
            ...asks('Ce que l’on y trouve, en une phrase.', 46, 'words'),
          }),
          words('date', 'Dimanche 13 décembre, de 10 h à 18 h', date, {
            weight: 600,
            size: small,
            align: 'center',
            valign: 'middle',
            colour: counter.ink('secondary'),
            ...asks('Le jour et les heures.', 40, 'when'),
          }),
        ],
      },
    ]
  }),
}
