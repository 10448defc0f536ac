import { brand } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  detail,
  disc,
  ground,
  motif,
  type PerRatio,
  title,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const loud = ground('tertiary')
const seal = ground('primary')

const layout: PerRatio<{
  seal: [number, number, number]
  day: Area
  /** The figure stands on it, whichever drawing is behind. */
  plate: Area
  daySize: number
  title: Area
  size: number
  detail: Area
  small: number
}> = {
  '1:1': {
    seal: [258, -182, 980],
    day: [480, 96, 520, 430],
    plate: [460, 31, 560, 560],
    daySize: 430,
    title: [80, 790, 920, 130],
    size: 116,
    detail: [84, 928, 900, 63],
    small: 48,
  },
  '16:9': {
    seal: [-170, -90, 1260],
    day: [120, 200, 680, 680],
    plate: [80, 160, 760, 760],
    daySize: 600,
    title: [1130, 330, 700, 290],
    size: 132,
    detail: [1136, 640, 560, 150],
    small: 54,
  },
  '9:16': {
    seal: [-40, 530, 1220],
    day: [230, 800, 680, 680],
    plate: [190, 760, 760, 760],
    daySize: 600,
    title: [80, 276, 920, 160],
    size: 140,
    detail: [86, 446, 900, 80],
    small: 58,
  },
}

/** A template that ships with the platform, “The great day”, in the gallery under “forms”. */
export const greatDay: TemplateSource = {
  key: 'great-day',
  name: { fr: 'Le grand jour', en: 'The great day' },
  theme: 'forms',
  thematics: ['event'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { seal: form, day, plate, daySize, title: head, size, detail: below, small } = layout[ratio]
    return [
      {
        name: 'Date',
        ground: loud,
        nodes: [
          motif(
            'burst',
            form,
            [seal.colour, brand('primary', -30), brand('primary', 22), brand('secondary')],
            { rotation: 6 },
          ),
          disc(plate, seal.colour),
          words('day', '14', day, {
            role: 'heading1',
            family: 'oswald',
            weight: 700,
            size: daySize,
            lineHeight: 1,
            letterSpacing: -20,
            align: 'center',
            valign: 'middle',
            colour: seal.ink('secondary'),
            ...asks('Le jour du mois, en chiffres.', 2, 'dayOfMonth'),
          }),
          title('Portes ouvertes', head, {
            size,
            valign: ratio === '16:9' ? 'bottom' : 'top',
            colour: loud.ink('primary'),
            ...asks('Le nom de l’événement, deux ou trois mots.', 26, 'name'),
          }),
          detail('Samedi 14 septembre, dès 9 h 30', below, {
            size: small,
            colour: loud.ink('primary'),
            ...asks('Le jour, le mois et l’heure.', 48, 'when'),
          }),
        ],
      },
    ]
  }),
}
