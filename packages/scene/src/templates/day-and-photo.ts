import { brand } from '../brand/colour.ts'
import { type Area, composed, ground, type PerRatio, picture, rectangle } from './build.ts'
import { dayOfMonth, eventName, when } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')
const night = ground('primary')

const layout: PerRatio<{
  picture: Area
  block: Area
  day: Area
  large: number
  name: Area
  size: number
  when: Area
  small: number
}> = {
  '1:1': {
    picture: [430, 0, 650, 650],
    block: [0, 0, 430, 650],
    day: [60, 170, 340, 320],
    large: 310,
    name: [80, 690, 920, 190],
    size: 96,
    when: [84, 900, 912, 100],
    small: 48,
  },
  '16:9': {
    picture: [960, 0, 960, 1080],
    block: [0, 0, 960, 470],
    day: [104, 80, 752, 340],
    large: 290,
    name: [104, 510, 790, 280],
    size: 108,
    when: [108, 810, 782, 180],
    small: 54,
  },
  '9:16': {
    picture: [0, 0, 1080, 780],
    block: [0, 780, 440, 420],
    day: [76, 820, 320, 340],
    large: 290,
    name: [490, 810, 510, 360],
    size: 88,
    when: [84, 1240, 912, 350],
    small: 72,
  },
}

/** The figure of the day as large as the photo beside it. */
export const dayAndPhoto: TemplateSource = {
  key: 'day-and-photo',
  name: { fr: 'Grand jour, belle photo', en: 'Big day, big photo' },
  theme: 'pictures',
  thematics: ['event', 'actuality', 'product'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { picture: place, block, day, large, name, size, when: below, small } = layout[ratio]
    return [
      {
        name: 'Grand jour',
        ground: paper,
        nodes: [
          picture(place, { asset: 'collection.lake.2', ground: brand('tertiary') }),
          rectangle(block, night.colour),
          dayOfMonth('8', day, { size: large, colour: night.ink('tertiary') }),
          eventName('La randonnée des lacs', name, {
            size,
            valign: ratio === '9:16' ? 'middle' : 'top',
            colour: paper.ink('primary'),
          }),
          when('Mercredi 8 juillet, départ à 7 h', below, { size: small, colour: paper.ink('primary') }),
        ],
      },
    ]
  }),
}
