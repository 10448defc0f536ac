import { brand } from '../brand/colour.ts'
import { type Area, asks, composed, ground, type PerRatio, picture, rectangle, words } from './build.ts'
import { eventName } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const gold = ground('tertiary')
const night = ground('primary')

const layout: PerRatio<{
  name: Area
  size: number
  picture: Area
  foot: Area
  when: Area
  large: number
}> = {
  '1:1': {
    name: [76, 80, 928, 256],
    size: 124,
    picture: [0, 372, 1080, 470],
    foot: [0, 842, 1080, 238],
    when: [80, 870, 920, 132],
    large: 62,
  },
  '16:9': {
    name: [104, 92, 640, 890],
    size: 140,
    picture: [830, 0, 1090, 760],
    foot: [830, 760, 1090, 320],
    when: [900, 796, 916, 206],
    large: 78,
  },
  '9:16': {
    name: [76, 264, 928, 380],
    size: 156,
    picture: [0, 690, 1080, 640],
    foot: [0, 1330, 1080, 590],
    when: [80, 1366, 920, 226],
    large: 84,
  },
}

/** A poster for a wall: the name as large as it goes, the photo across it, the day at the foot. */
export const eventPoster: TemplateSource = {
  key: 'event-poster',
  name: { fr: 'L’affiche de l’événement', en: 'The event poster' },
  theme: 'pictures',
  thematics: ['event', 'actuality', 'product'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { name, size, picture: place, foot, when, large } = layout[ratio]
    return [
      {
        name: 'Affiche',
        ground: gold,
        nodes: [
          picture(place, { asset: 'collection.balloons.3', ground: brand('secondary') }),
          rectangle(foot, night.colour),
          eventName('La fête du printemps', name, {
            size,
            lineHeight: 1,
            letterSpacing: -22,
            valign: ratio === '16:9' ? 'middle' : 'bottom',
            colour: gold.ink('primary'),
          }),
          words('when', 'Dimanche 22 mars, dès 11 h', when, {
            role: 'heading2',
            weight: 600,
            size: large,
            lineHeight: 1.14,
            letterSpacing: -8,
            valign: 'middle',
            colour: night.ink('secondary'),
            ...asks('Le jour, le mois et l’heure.', 60, 'when'),
          }),
        ],
      },
    ]
  }),
}
