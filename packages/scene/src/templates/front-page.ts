import {
  type Area,
  asks,
  composed,
  detail,
  disc,
  ground,
  motif,
  type PerRatio,
  picture,
  rectangle,
  title,
  tones,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')
const night = ground('primary')

const layout: PerRatio<{
  picture: Area
  band: Area
  seal: Area
  form: [number, number, number]
  title: Area
  size: number
  detail: Area
  small: number
}> = {
  '1:1': {
    picture: [0, 0, 1080, 690],
    band: [0, 660, 1080, 420],
    seal: [784, 550, 220, 220],
    form: [820, 586, 148],
    title: [80, 712, 680, 212],
    size: 98,
    detail: [84, 930, 900, 63],
    small: 48,
  },
  '16:9': {
    picture: [780, 0, 1140, 1080],
    band: [0, 0, 800, 1080],
    seal: [660, 90, 260, 260],
    form: [704, 134, 172],
    title: [100, 390, 640, 300],
    size: 124,
    detail: [106, 706, 480, 142],
    small: 54,
  },
  '9:16': {
    picture: [0, 0, 1080, 1130],
    band: [0, 1100, 1080, 820],
    seal: [752, 968, 264, 264],
    form: [800, 1016, 168],
    title: [80, 1176, 780, 280],
    size: 128,
    detail: [86, 1466, 860, 80],
    small: 58,
  },
}

/** A template that ships with the platform, “Front page”, in the gallery under “pictures”. */
export const frontPage: TemplateSource = {
  key: 'front-page',
  name: { fr: 'À la une', en: 'Front page' },
  theme: 'pictures',
  thematics: ['actuality', 'product'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { picture: place, band, seal, form, title: head, size, detail: below, small } = layout[ratio]
    return [
      {
        name: 'À la une',
        ground: night,
        nodes: [
          picture(place, {
            asset: 'collection.autumn-tree.7',
            ground: ground('tertiary').colour,
            focusY: 40,
          }),
          rectangle(band, paper.colour),
          disc(seal, night.colour),
          motif('open-book', form, tones.onPrimary),
          title('La rentrée littéraire', head, {
            size,
            valign: ratio === '16:9' ? 'bottom' : 'top',
            colour: paper.ink('primary'),
            ...asks('La nouvelle en trois mots.', 30, 'words'),
          }),
          detail('Vingt romans lus, six gardés.', below, {
            size: small,
            colour: paper.ink('primary'),
            ...asks('Ce que la nouvelle change pour le client.', 46, 'words'),
          }),
        ],
      },
    ]
  }),
}
