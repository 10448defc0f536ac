import { brand } from '../brand/colour.ts'
import { type Area, composed, ground, type PerRatio, picture, rectangle } from './build.ts'
import { dayOfMonth, eventName, when } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const paper = ground('secondary')

const layout: PerRatio<{
  leaf: Area
  head: number
  day: Area
  large: number
  plate: Area
  edge: Area
  name: Area
  size: number
  when: Area
  small: number
}> = {
  '1:1': {
    leaf: [76, 76, 270, 290],
    head: 74,
    day: [96, 160, 230, 196],
    large: 150,
    plate: [0, 752, 1080, 328],
    edge: [0, 742, 1080, 10],
    name: [80, 782, 920, 136],
    size: 80,
    when: [82, 930, 918, 72],
    small: 44,
  },
  '16:9': {
    leaf: [104, 96, 350, 370],
    head: 92,
    day: [128, 198, 302, 254],
    large: 196,
    plate: [0, 736, 1920, 344],
    edge: [0, 724, 1920, 12],
    name: [104, 772, 1712, 140],
    size: 112,
    when: [108, 922, 1708, 78],
    small: 54,
  },
  '9:16': {
    leaf: [80, 270, 340, 366],
    head: 92,
    day: [104, 372, 292, 250],
    large: 190,
    plate: [0, 1210, 1080, 710],
    edge: [0, 1196, 1080, 14],
    name: [80, 1250, 920, 210],
    size: 104,
    when: [84, 1476, 912, 110],
    small: 54,
  },
}

/** A calendar leaf in the corner of the photo, and below what takes place that day. */
export const calendarCorner: TemplateSource = {
  key: 'calendar-corner',
  name: { fr: 'Le jour en coin', en: 'The day in the corner' },
  theme: 'pictures',
  thematics: ['event', 'actuality', 'product'],
  type: 'SINGLE',
  designs: composed((ratio, { width, height }) => {
    const one = layout[ratio]
    const [x, y, across] = one.leaf
    const ring = { width: 18, height: 46 }
    return [
      {
        name: 'Jour',
        ground: night,
        nodes: [
          picture([0, 0, width, height], { asset: 'collection.string-lights.4', ground: brand('tertiary') }),
          rectangle(one.leaf, paper.colour, { radius: 14 }),
          rectangle([x, y, across, one.head], brand('tertiary'), { radius: 14 }),
          rectangle([x, y + 24, across, one.head - 24], brand('tertiary')),
          ...[0.26, 0.74].map((at) =>
            rectangle(
              [x + across * at - ring.width / 2, y - ring.height / 2, ring.width, ring.height],
              paper.colour,
              { radius: ring.width / 2 },
            ),
          ),
          dayOfMonth('14', one.day, { size: one.large, colour: paper.ink('primary') }),
          rectangle(one.plate, night.colour),
          rectangle(one.edge, brand('tertiary')),
          eventName('La soirée des lumières', one.name, {
            size: one.size,
            valign: 'bottom',
            colour: night.ink('secondary'),
          }),
          when('Jeudi 14 mai, de 18 h à 22 h', one.when, { size: one.small, colour: night.ink('tertiary') }),
        ],
      },
    ]
  }),
}
