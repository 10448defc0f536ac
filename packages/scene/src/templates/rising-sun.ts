import { brand } from '../brand/colour.ts'
import { type Area, asks, composed, detail, disc, ground, type PerRatio, title } from './build.ts'
import type { TemplateSource } from './template.ts'

const sky = ground('primary')

/** Middle and radius of the sun, whose rings widen towards the sky. */
const layout: PerRatio<{
  middle: readonly [x: number, y: number]
  radius: number
  ring: number
  title: Area
  size: number
  detail: Area
  small: number
  align: 'left' | 'center'
}> = {
  '1:1': {
    middle: [540, 1080],
    radius: 250,
    ring: 105,
    title: [80, 84, 920, 234],
    size: 116,
    detail: [80, 346, 920, 64],
    small: 48,
    align: 'center',
  },
  '16:9': {
    middle: [1480, 1080],
    radius: 330,
    ring: 140,
    title: [104, 210, 860, 400],
    size: 150,
    detail: [110, 660, 680, 150],
    small: 54,
    align: 'left',
  },
  '9:16': {
    middle: [540, 1920],
    radius: 460,
    ring: 180,
    title: [80, 300, 920, 320],
    size: 148,
    detail: [80, 664, 920, 78],
    small: 58,
    align: 'center',
  },
}

const circle = ([x, y]: readonly [number, number], radius: number): Area => [
  x - radius,
  y - radius,
  2 * radius,
  2 * radius,
]

/** A template that ships with the platform, “Sunrise”, in the gallery under “forms”. */
export const risingSun: TemplateSource = {
  key: 'rising-sun',
  name: { fr: 'Le lever', en: 'Sunrise' },
  theme: 'forms',
  thematics: ['actuality', 'event', 'brand'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { middle, radius, ring, title: head, size, detail: below, small, align } = layout[ratio]
    return [
      {
        name: 'Lever',
        ground: sky,
        nodes: [
          disc(circle(middle, radius + 3 * ring), brand('primary', 14)),
          disc(circle(middle, radius + 2 * ring), brand('tertiary', -34)),
          disc(circle(middle, radius + ring), brand('tertiary')),
          disc(circle(middle, radius), brand('secondary')),
          title('Les beaux jours reviennent.', head, {
            size,
            align,
            valign: 'bottom',
            colour: sky.ink('secondary'),
            ...asks('La nouvelle en trois ou quatre mots, comme un titre de journal.', 28, 'words'),
          }),
          detail('On rouvre la terrasse dès samedi.', below, {
            size: small,
            align,
            colour: sky.ink('tertiary'),
            ...asks('Ce qui change, en une phrase courte.', 44, 'words'),
          }),
        ],
      },
    ]
  }),
}
