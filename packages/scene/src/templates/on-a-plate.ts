import { brand } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  disc,
  ground,
  motif,
  type PerRatio,
  title,
  tones,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const cloth = ground('tertiary', 72)

const layout: PerRatio<{
  plate: readonly [x: number, y: number, radius: number]
  title: Area
  size: number
  line: Area
  small: number
  align: 'left' | 'center'
}> = {
  '1:1': {
    plate: [540, 392, 306],
    title: [80, 750, 920, 120],
    size: 108,
    line: [80, 884, 920, 70],
    small: 48,
    align: 'center',
  },
  '16:9': {
    plate: [1390, 540, 420],
    title: [104, 250, 820, 380],
    size: 148,
    line: [110, 660, 720, 150],
    small: 54,
    align: 'left',
  },
  '9:16': {
    plate: [540, 740, 430],
    title: [80, 1226, 920, 170],
    size: 140,
    line: [80, 1416, 920, 80],
    small: 58,
    align: 'center',
  },
}

/** A template that ships with the platform, “The thing itself”, in the gallery under “forms”. */
export const onAPlate: TemplateSource = {
  key: 'on-a-plate',
  name: { fr: 'L’objet posé', en: 'The thing itself' },
  theme: 'forms',
  thematics: ['product', 'event'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { plate, title: head, size, line, small, align } = layout[ratio]
    const [x, y, radius] = plate
    const round = (part: number): Area => [
      x - radius * part,
      y - radius * part,
      2 * radius * part,
      2 * radius * part,
    ]
    const side = radius * 1.16
    return [
      {
        name: 'Objet',
        ground: cloth,
        nodes: [
          disc([x - radius + 18, y - radius + 26, 2 * radius, 2 * radius], brand('primary', 0, 0.16)),
          disc(round(1), brand('secondary')),
          motif('loaf', [x - side / 2, y - side / 2, side], tones.onSecondary),
          title('La miche du jour', head, {
            size,
            align,
            valign: ratio === '16:9' ? 'bottom' : 'middle',
            colour: cloth.ink('primary'),
            ...asks('Le nom de ce qu’on montre.', 26, 'words'),
          }),
          words('line', 'Farine de meule, levain de la maison', line, {
            role: 'heading2',
            weight: 500,
            size: small,
            lineHeight: 1.28,
            align,
            colour: cloth.ink('primary'),
            ...asks('Ce qui la distingue, en quelques mots.', 40, 'words'),
          }),
        ],
      },
    ]
  }),
}
