import { brand, fixed, readable, white } from '../brand/colour.ts'
import { type Area, composed, disc, ground, logo, type PerRatio, picture, rectangle } from './build.ts'
import { price, thingName } from './photo-words.ts'
import type { TemplateSource } from './template.ts'

const wall = ground('primary')
const sticker = ground('tertiary')
/** On the white edge of the print. */
const pen = fixed('#1c1b22')

type Round = readonly [x: number, y: number, radius: number]
const layout: PerRatio<{
  print: Area
  photo: Area
  name: Area
  size: number
  tape: Area
  sticker: Round
  large: number
  logo: Area
}> = {
  '1:1': {
    print: [104, 92, 690, 886],
    photo: [148, 136, 602, 610],
    name: [154, 768, 490, 170],
    size: 74,
    tape: [340, 54, 220, 76],
    sticker: [830, 680, 160],
    logo: [844, 930, 160, 64],
    large: 84,
  },
  '16:9': {
    print: [124, 96, 1230, 880],
    photo: [176, 148, 1126, 620],
    name: [184, 788, 960, 160],
    size: 96,
    tape: [590, 52, 300, 92],
    sticker: [1400, 640, 224],
    logo: [1590, 892, 226, 84],
    large: 124,
  },
  '9:16': {
    print: [120, 300, 840, 1160],
    photo: [172, 352, 736, 820],
    name: [180, 1190, 660, 220],
    size: 98,
    tape: [410, 252, 260, 92],
    sticker: [858, 1000, 174],
    logo: [770, 1500, 230, 84],
    large: 100,
  },
}
/** As if it had been stuck there by hand. */
const leaning = 357

/** A print from an instant camera, stuck on a wall, with its name written underneath. */
export const instantPrint: TemplateSource = {
  key: 'instant-print',
  name: { fr: 'Le Polaroid', en: 'The instant print' },
  theme: 'pictures',
  thematics: ['product', 'actuality', 'brand'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { print, photo, name, size, tape, sticker: seal, large, logo: mark } = layout[ratio]
    const [x, y, width, height] = print
    const middle = [x + width / 2, y + height / 2] as const
    /** Turned with the print, so that all of it leans as one. */
    const turned = (area: Area): Area => turnedAround(area, middle, leaning)
    const [sx, sy, radius] = seal
    return [
      {
        name: 'Polaroid',
        ground: wall,
        nodes: [
          rectangle(turned([x + 14, y + 22, width, height]), fixed('#000000', 0.22), { rotation: leaning }),
          rectangle(print, white, { rotation: leaning }),
          picture(turned(photo), {
            asset: 'collection.meadow.6',
            ground: brand('tertiary', 40),
            rotation: leaning,
          }),
          rectangle(turned(tape), brand('tertiary', 30, 0.86), { rotation: leaning + 1 }),
          thingName('Le bouquet du marché', turned(name), {
            size,
            rotation: leaning,
            colour: pen,
          }),
          disc([sx - radius, sy - radius, 2 * radius, 2 * radius], sticker.colour),
          price('18 €', [sx - radius * 0.78, sy - radius * 0.5, radius * 1.56, radius], {
            size: large,
            align: 'center',
            colour: readable('primary', 'tertiary', 0, 'title'),
          }),
          logo(mark),
        ],
      },
    ]
  }),
}

function turnedAround(
  [x, y, width, height]: Area,
  [cx, cy]: readonly [x: number, y: number],
  degrees: number,
): Area {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [x + width / 2 - cx, y + height / 2 - cy]
  const moved = (value: number) => Math.round(value * 100) / 100
  return [
    moved(cx + dx * Math.cos(angle) - dy * Math.sin(angle) - width / 2),
    moved(cy + dx * Math.sin(angle) + dy * Math.cos(angle) - height / 2),
    width,
    height,
  ]
}
