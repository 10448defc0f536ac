import { brand } from '../brand/colour.ts'
import { type Area, asks, composed, ground, logo, type PerRatio, rectangle, title, words } from './build.ts'
import type { TemplateSource } from './template.ts'

const day = ground('secondary')
const night = ground('primary')

const layout: PerRatio<{
  night: Area
  edge: Area
  title: Area
  size: number
  line: Area
  small: number
  logo: Area
}> = {
  '1:1': {
    night: [-240, -420, 1600, 1020],
    edge: [-240, 592, 1600, 30],
    title: [80, 84, 880, 290],
    size: 128,
    line: [80, 792, 680, 180],
    small: 64,
    logo: [792, 912, 208, 88],
  },
  '16:9': {
    night: [-240, -620, 2400, 1280],
    edge: [-240, 650, 2400, 36],
    title: [104, 110, 1400, 380],
    size: 172,
    line: [110, 866, 1300, 96],
    small: 72,
    logo: [1560, 876, 260, 100],
  },
  '9:16': {
    night: [-340, -420, 1760, 1500],
    edge: [-340, 1070, 1760, 36],
    title: [80, 286, 900, 480],
    size: 168,
    line: [84, 1340, 660, 210],
    small: 78,
    logo: [760, 1460, 240, 96],
  },
}

/** A template that ships with the platform, “The slope”, in the gallery under “forms”. */
export const leaningSplit: TemplateSource = {
  key: 'leaning-split',
  name: { fr: 'La pente', en: 'The slope' },
  theme: 'forms',
  thematics: ['actuality', 'recruitment', 'product'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { night: above, edge, title: head, size, line, small, logo: mark } = layout[ratio]
    const lean = { rotation: -9 }
    return [
      {
        name: 'Pente',
        ground: day,
        nodes: [
          rectangle(above, night.colour, lean),
          rectangle(edge, brand('tertiary'), lean),
          logo(mark),
          title('On prend de la hauteur.', head, {
            size,
            colour: night.ink('secondary'),
            ...asks('La nouvelle en trois ou quatre mots, comme un titre de journal.', 26, 'words'),
          }),
          words('line', 'Le nouvel étage est ouvert', line, {
            role: 'heading2',
            weight: 600,
            size: small,
            lineHeight: 1.22,
            valign: 'bottom',
            colour: day.ink('primary'),
            ...asks('Ce qui est à savoir, en quelques mots.', 40, 'words'),
          }),
        ],
      },
    ]
  }),
}
