import { brand, readable } from '../brand/colour.ts'
import { type Area, composed, disc, ground, type PerRatio, picture, rectangle } from './build.ts'
import { dayOfMonth, eventName, when } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const paper = ground('secondary')

const layout: PerRatio<{
  picture: Area
  ticket: Area
  /** Where the stub is torn off: across the ticket, or down. */
  tear: number
  bite: number
  name: Area
  size: number
  when: Area
  small: number
  day: Area
  large: number
}> = {
  '1:1': {
    picture: [0, 0, 1080, 570],
    ticket: [64, 634, 952, 374],
    tear: 724,
    bite: 30,
    name: [112, 664, 576, 200],
    size: 76,
    when: [114, 876, 574, 104],
    small: 42,
    day: [754, 664, 234, 314],
    large: 200,
  },
  '16:9': {
    picture: [0, 0, 1920, 560],
    ticket: [96, 634, 1728, 366],
    tear: 1330,
    bite: 36,
    name: [160, 664, 1120, 176],
    size: 112,
    when: [164, 852, 1112, 116],
    small: 54,
    day: [1372, 664, 408, 306],
    large: 250,
  },
  '9:16': {
    picture: [0, 0, 1080, 880],
    ticket: [80, 948, 920, 650],
    tear: 690,
    bite: 34,
    name: [126, 990, 530, 330],
    size: 92,
    when: [130, 1346, 524, 210],
    small: 50,
    day: [722, 990, 246, 566],
    large: 230,
  },
}

/** The photo, and an admission ticket whose stub bears the day. */
export const eventTicket: TemplateSource = {
  key: 'event-ticket',
  name: { fr: 'Le billet', en: 'The ticket' },
  theme: 'pictures',
  thematics: ['event', 'actuality'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const one = layout[ratio]
    const [, y, , height] = one.ticket
    const { tear, bite } = one
    const notch = (at: number) => disc([tear - bite, at - bite, 2 * bite, 2 * bite], night.colour)
    const dash = { length: 16, gap: 14 }
    const room = height - 2 * bite - 12
    const dashes = Math.floor((room + dash.gap) / (dash.length + dash.gap))
    const first = y + (height - dashes * (dash.length + dash.gap) + dash.gap) / 2
    const line = readable('primary', 'secondary', 0, 'form')
    return [
      {
        name: 'Billet',
        ground: night,
        nodes: [
          picture(one.picture, { asset: 'collection.curtains.2', ground: brand('tertiary') }),
          rectangle(one.ticket, paper.colour, { radius: 18 }),
          notch(y),
          notch(y + height),
          ...Array.from({ length: dashes }, (_, nth) =>
            rectangle([tear - 2, first + nth * (dash.length + dash.gap), 4, dash.length], line),
          ),
          eventName('Le bal du quartier', one.name, {
            size: one.size,
            valign: 'bottom',
            colour: paper.ink('primary'),
          }),
          when('Samedi 21 juin, à 19 h', one.when, { size: one.small, colour: paper.ink('primary') }),
          dayOfMonth('21', one.day, {
            size: one.large,
            colour: readable('tertiary', 'secondary', 0, 'title'),
          }),
        ],
      },
    ]
  }),
}
