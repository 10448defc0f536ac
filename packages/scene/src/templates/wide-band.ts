import { brand } from '../brand/colour.ts'
import { type Area, asks, composed, detail, ground, type PerRatio, rectangle, title } from './build.ts'
import type { TemplateSource } from './template.ts'

const cloth = ground('tertiary')
const band = ground('primary')

const layout: PerRatio<{
  band: Area
  title: Area
  size: number
  detail: Area
  small: number
  stripes: { readonly at: number; readonly thick: number; readonly gap: number; readonly count: number }
}> = {
  '1:1': {
    band: [0, 316, 1080, 448],
    title: [80, 372, 920, 240],
    size: 112,
    detail: [80, 634, 920, 66],
    small: 48,
    stripes: { at: 60, thick: 60, gap: 120, count: 9 },
  },
  '16:9': {
    band: [0, 290, 1920, 500],
    title: [140, 350, 1640, 260],
    size: 156,
    detail: [140, 640, 1640, 76],
    small: 56,
    stripes: { at: 60, thick: 60, gap: 120, count: 16 },
  },
  '9:16': {
    band: [0, 620, 1080, 680],
    title: [80, 696, 920, 400],
    size: 148,
    detail: [80, 1134, 920, 80],
    small: 58,
    stripes: { at: 60, thick: 60, gap: 120, count: 9 },
  },
}

/** A template that ships with the platform, “The band”, in the gallery under “words”. */
export const wideBand: TemplateSource = {
  key: 'wide-band',
  name: { fr: 'Le bandeau', en: 'The band' },
  theme: 'words',
  thematics: ['product', 'actuality', 'event'],
  type: 'SINGLE',
  designs: composed((ratio, stage) => {
    const { band: across, title: head, size, detail: below, small, stripes } = layout[ratio]
    const { at, thick, gap, count } = stripes
    return [
      {
        name: 'Bandeau',
        ground: cloth,
        nodes: [
          // An awning: every other stripe is light.
          ...Array.from({ length: count }, (_, nth) =>
            rectangle([at + nth * gap - 30, 0, thick, stage.height], brand('secondary')),
          ),
          rectangle(across, band.colour),
          title('Le marché,\nsous nos stores', head, {
            size,
            align: 'center',
            valign: 'middle',
            colour: band.ink('secondary'),
            ...asks('Ce qu’on annonce, en trois ou quatre mots.', 28, 'words'),
          }),
          detail('Entrez, l’étal est plein.', below, {
            size: small,
            align: 'center',
            colour: band.ink('tertiary'),
            ...asks('Une précision ou une invitation, courte.', 44, 'words'),
          }),
        ],
      },
    ]
  }),
}
