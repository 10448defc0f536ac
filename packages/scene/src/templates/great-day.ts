import { brand } from '../brand/colour.ts'
import { type Area, asks, composed, detail, ground, motif, type PerRatio, title, words } from './build.ts'
import type { TemplateSource } from './template.ts'

const loud = ground('tertiary')
const seal = ground('primary')

const layout: PerRatio<{
  seal: [number, number, number]
  day: Area
  daySize: number
  month: Area
  title: Area
  size: number
  detail: Area
  small: number
}> = {
  '1:1': {
    seal: [270, -170, 960],
    day: [480, 80, 524, 350],
    daySize: 370,
    month: [480, 440, 524, 80],
    title: [80, 790, 920, 130],
    size: 116,
    detail: [84, 928, 900, 62],
    small: 46,
  },
  '16:9': {
    seal: [-170, -90, 1260],
    day: [120, 230, 680, 450],
    daySize: 480,
    month: [120, 700, 680, 100],
    title: [1130, 330, 700, 290],
    size: 132,
    detail: [1136, 640, 520, 150],
    small: 52,
  },
  '9:16': {
    seal: [-40, 610, 1220],
    day: [240, 890, 660, 460],
    daySize: 490,
    month: [240, 1370, 660, 100],
    title: [80, 276, 920, 160],
    size: 140,
    detail: [86, 446, 900, 80],
    small: 54,
  },
}

export const greatDay: TemplateSource = {
  key: 'great-day',
  name: { fr: 'Le grand jour', en: 'The great day' },
  theme: 'forms',
  thematics: ['event'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { seal: form, day, daySize, month, title: head, size, detail: below, small } = layout[ratio]
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
            ...asks('Le jour du mois, en chiffres.', 2),
          }),
          words('month', 'septembre', month, {
            role: 'heading2',
            weight: 600,
            size: small + 14,
            lineHeight: 1.2,
            align: 'center',
            valign: 'middle',
            colour: seal.ink('secondary'),
            ...asks('Le mois, en toutes lettres et en minuscules.', 10),
          }),
          title('Portes ouvertes', head, {
            size,
            valign: ratio === '16:9' ? 'bottom' : 'top',
            colour: loud.ink('primary'),
            ...asks('Le nom de l’événement, deux ou trois mots.', 26),
          }),
          detail('Essayez tout, de la corde au ring.', below, {
            size: small,
            colour: loud.ink('primary'),
            ...asks('Ce que l’on peut y faire, en une phrase.', 48),
          }),
        ],
      },
    ]
  }),
}
