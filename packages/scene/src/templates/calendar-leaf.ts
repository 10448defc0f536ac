import { brand, fixed, readable } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  detail,
  ground,
  type PerRatio,
  rectangle,
  stroke,
  title,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const cloth = ground('tertiary')
const leaf = ground('secondary')
const shade = fixed('#000000', 0.16)

const layout: PerRatio<{
  leaf: Area
  head: number
  day: Area
  size: number
  title: Area
  middle: number
  rule: Area
  when: Area
  small: number
  align: 'left' | 'center'
}> = {
  '1:1': {
    leaf: [130, 110, 820, 870],
    head: 120,
    day: [180, 246, 720, 380],
    size: 400,
    title: [180, 652, 720, 164],
    middle: 78,
    rule: [480, 834, 120, 8],
    when: [180, 860, 720, 82],
    small: 40,
    align: 'center',
  },
  '16:9': {
    leaf: [130, 120, 1660, 850],
    head: 130,
    day: [190, 330, 640, 560],
    size: 480,
    title: [920, 300, 800, 330],
    middle: 118,
    rule: [920, 668, 150, 10],
    when: [920, 710, 800, 190],
    small: 54,
    align: 'left',
  },
  '9:16': {
    leaf: [110, 260, 860, 1340],
    head: 150,
    day: [160, 440, 760, 560],
    size: 560,
    title: [160, 1030, 760, 280],
    middle: 108,
    rule: [470, 1352, 140, 10],
    when: [160, 1392, 760, 150],
    small: 50,
    align: 'center',
  },
}
const ring = { width: 40, height: 120 }

/** The leaf of the day it is about, with the rings it hangs by. */
export const calendarLeaf: TemplateSource = {
  key: 'calendar-leaf',
  name: { fr: 'La feuille du jour', en: 'The calendar leaf' },
  theme: 'forms',
  thematics: ['event', 'actuality', 'product'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const one = layout[ratio]
    const { day, size, title: head, middle, rule, when, small, align } = one
    const [x, y, width, height] = one.leaf
    return [
      {
        name: 'Feuille',
        ground: cloth,
        nodes: [
          rectangle([x + 16, y + 22, width, height], shade, { radius: 18 }),
          rectangle(one.leaf, leaf.colour, { radius: 18 }),
          rectangle([x, y, width, one.head], brand('primary'), { radius: 18 }),
          rectangle([x, y + 40, width, one.head - 40], brand('primary')),
          ...[0.24, 0.76].map((at) =>
            rectangle(
              [x + width * at - ring.width / 2, y - ring.height / 2, ring.width, ring.height],
              readable('secondary', 'primary', 0, 'form'),
              { radius: ring.width / 2, hasBorder: true, borderWidth: 8, borderColour: cloth.colour },
            ),
          ),
          title('29', day, {
            size,
            lineHeight: 1,
            letterSpacing: -30,
            align: 'center',
            valign: 'middle',
            colour: leaf.ink('primary'),
            ...asks('Le jour du mois, en chiffres.', 2, 'dayOfMonth'),
          }),
          words('name', 'Veillée de contes', head, {
            role: 'heading1',
            weight: 600,
            size: middle,
            lineHeight: 1.06,
            letterSpacing: -12,
            align,
            valign: align === 'left' ? 'bottom' : 'middle',
            colour: leaf.ink('primary'),
            ...asks('Le nom de l’événement, deux ou trois mots.', 40, 'name'),
          }),
          stroke(rule, readable('tertiary', 'secondary', 0, 'form')),
          detail('Mardi 29 octobre, à 20 h', when, {
            size: small,
            align,
            valign: align === 'left' ? 'top' : 'middle',
            colour: leaf.ink('primary'),
            ...asks('Le jour, le mois et l’heure.', 60, 'when'),
          }),
        ],
      },
    ]
  }),
}
