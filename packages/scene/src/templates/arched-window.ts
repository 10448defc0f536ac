import { brand, readable } from '../brand/colour.ts'
import { type Area, asks, composed, detail, ground, motif, type PerRatio, picture, title } from './build.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')

const layout: PerRatio<{
  title: Area
  size: number
  detail: Area
  small: number
  arch: [number, number, number]
  align: 'left' | 'center'
}> = {
  '1:1': {
    title: [80, 76, 920, 112],
    size: 92,
    detail: [80, 190, 920, 63],
    small: 48,
    arch: [60, 300, 960],
    align: 'center',
  },
  '16:9': {
    title: [108, 300, 640, 300],
    size: 132,
    detail: [114, 618, 600, 142],
    small: 54,
    arch: [780, 90, 1120],
    align: 'left',
  },
  '9:16': {
    title: [80, 276, 920, 300],
    size: 140,
    detail: [80, 590, 920, 76],
    small: 58,
    arch: [-80, 730, 1240],
    align: 'center',
  },
}

/** A template that ships with the platform, “The window”, in the gallery under “pictures”. */
export const archedWindow: TemplateSource = {
  key: 'arched-window',
  name: { fr: 'La fenêtre', en: 'The window' },
  theme: 'pictures',
  thematics: ['actuality', 'event'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { title: head, size, detail: below, small, arch, align } = layout[ratio]
    const [x, y, side] = arch
    return [
      {
        name: 'Fenêtre',
        ground: night,
        nodes: [
          motif('arches', arch, [
            brand('secondary'),
            brand('tertiary', -30),
            readable('tertiary', 'primary', 0, 'form'),
            brand('secondary'),
          ]),
          // The window lies in the second arch: a fifth of the form is frame on either side.
          picture([x + side * 0.195, y + side * 0.195, side * 0.61, side * 0.805], {
            asset: 'collection.window-light.7',
            mask: 'arch',
            ground: brand('secondary'),
          }),
          title('L’atelier rouvre.', head, {
            size,
            align,
            valign: ratio === '16:9' ? 'bottom' : 'top',
            colour: night.ink('secondary'),
            ...asks('La nouvelle en trois ou quatre mots, comme un titre de journal.', 26, 'words'),
          }),
          detail('Samedi, de 10 h à 17 h.', below, {
            size: small,
            align,
            colour: night.ink('tertiary'),
            ...asks('Quand et pour quoi faire, en une phrase courte.', 44, 'words'),
          }),
        ],
      },
    ]
  }),
}
