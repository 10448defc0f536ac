import { brand, readable } from '../brand/colour.ts'
import { type Area, composed, disc, ground, logo, type PerRatio, picture, stroke } from './build.ts'
import { price, thingName } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const badge = ground('secondary')

type Round = readonly [x: number, y: number, radius: number]
const layout: PerRatio<{
  photo: Area
  edge: Area
  name: Area
  size: number
  badge: Round
  large: number
  logo: Area
  align: 'left' | 'center'
}> = {
  '1:1': {
    photo: [440, 92, 560, 988],
    edge: [412, 64, 616, 1016],
    name: [76, 84, 316, 440],
    size: 70,
    badge: [344, 730, 164],
    logo: [76, 936, 210, 68],
    large: 96,
    align: 'left',
  },
  '16:9': {
    photo: [1050, 110, 720, 970],
    edge: [1014, 74, 792, 1006],
    name: [104, 180, 800, 400],
    size: 132,
    badge: [960, 800, 200],
    logo: [104, 896, 240, 84],
    large: 116,
    align: 'left',
  },
  '9:16': {
    photo: [160, 560, 760, 1360],
    edge: [126, 526, 828, 1394],
    name: [80, 262, 920, 210],
    size: 106,
    badge: [250, 1240, 172],
    logo: [420, 1490, 240, 90],
    large: 100,
    align: 'center',
  },
}

/** The photo in a window that is round above, and what it costs beside it. */
export const photoInArch: TemplateSource = {
  key: 'photo-in-arch',
  name: { fr: 'La photo en arche', en: 'The arched photo' },
  theme: 'pictures',
  thematics: ['product', 'brand'],
  type: 'SINGLE',
  designs: composed((ratio, stage) => {
    const { photo, edge, name, size, badge: seal, large, logo: mark, align } = layout[ratio]
    const [x, y, radius] = seal
    const [ex, ey, width] = edge
    const line = readable('tertiary', 'primary', 0, 'form')
    return [
      {
        name: 'Arche',
        ground: night,
        nodes: [
          disc([ex, ey, width, width], line),
          stroke([ex, ey + width / 2, width, stage.height - ey - width / 2 + 2], line),
          picture(photo, { mask: 'arch', asset: 'collection.lighthouse.2', ground: brand('secondary') }),
          disc([x - radius, y - radius, 2 * radius, 2 * radius], badge.colour),
          price('65 €', [x - radius * 0.78, y - radius * 0.5, radius * 1.56, radius], {
            size: large,
            align: 'center',
            colour: badge.ink('primary'),
          }),
          logo(mark),
          thingName('La balade au large', name, {
            size,
            align,
            valign: ratio === '16:9' ? 'middle' : 'top',
            colour: night.ink('secondary'),
          }),
        ],
      },
    ]
  }),
}
