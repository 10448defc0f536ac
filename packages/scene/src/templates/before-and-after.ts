import { brand } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  ground,
  logo,
  motif,
  type PageDraft,
  type PerRatio,
  picture,
  rectangle,
  title,
  tones,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const loud = ground('tertiary')
const paper = ground('secondary')

type Square = [number, number, number]
const layout: PerRatio<{
  car: Square
  road: Area
  cover: Area
  size: number
  picture: Area
  tab: Area
  label: Area
  note: Area
  small: number
  call: Area
  reply: Area
  wrench: Square
  logo: Area
}> = {
  '1:1': {
    car: [420, 330, 720],
    road: [0, 1006, 1080, 74],
    cover: [80, 80, 920, 290],
    size: 132,
    picture: [0, 0, 1080, 890],
    tab: [0, 744, 470, 336],
    label: [80, 764, 350, 110],
    note: [84, 914, 920, 64],
    small: 48,
    call: [80, 80, 920, 150],
    reply: [86, 236, 900, 66],
    wrench: [330, 310, 860],
    logo: [84, 924, 210, 80],
  },
  '16:9': {
    car: [1060, 40, 1020],
    road: [0, 1000, 1920, 80],
    cover: [100, 300, 900, 350],
    size: 150,
    picture: [0, 0, 1920, 870],
    tab: [0, 704, 600, 376],
    label: [100, 722, 460, 130],
    note: [106, 890, 1500, 90],
    small: 54,
    call: [100, 370, 800, 180],
    reply: [108, 566, 760, 80],
    wrench: [940, 10, 1080],
    logo: [104, 900, 230, 80],
  },
  '9:16': {
    car: [150, 600, 1120],
    road: [0, 1654, 1080, 266],
    cover: [80, 280, 920, 360],
    size: 162,
    picture: [0, 0, 1080, 1410],
    tab: [0, 1226, 570, 694],
    label: [80, 1250, 450, 140],
    note: [86, 1436, 900, 152],
    small: 58,
    call: [80, 276, 920, 190],
    reply: [88, 480, 860, 152],
    wrench: [-10, 660, 1220],
    logo: [84, 1490, 240, 90],
  },
}

/** A template that ships with the platform, “Before and after”, in the gallery under “series”. */
export const beforeAndAfter: TemplateSource = {
  key: 'before-and-after',
  name: { fr: 'Avant, après', en: 'Before and after' },
  theme: 'series',
  thematics: ['product', 'event'],
  type: 'CAROUSEL',
  designs: composed((ratio) => {
    const at = layout[ratio]
    const shown = (name: string, on: typeof night, head: string, note: string, ask: string): PageDraft => ({
      name,
      ground: on,
      nodes: [
        picture(at.picture, { ground: brand(on === night ? 'tertiary' : 'primary', 40) }),
        rectangle(at.tab, on.colour),
        words('label', head, at.label, {
          role: 'heading1',
          weight: 600,
          size: Math.round(at.size * 0.72),
          lineHeight: 1.1,
          valign: 'middle',
          maxCharacters: 10,
          colour: on.ink(on === night ? 'secondary' : 'primary'),
        }),
        words('note', note, at.note, {
          weight: 500,
          size: at.small,
          lineHeight: 1.28,
          colour: on.ink(on === night ? 'secondary' : 'primary'),
          ...asks(ask, 46),
        }),
      ],
    })
    const pages: PageDraft[] = [
      {
        name: 'Couverture',
        ground: loud,
        nodes: [
          motif('car', at.car, [
            brand('primary'),
            brand('primary', -50),
            brand('primary', 30),
            brand('secondary'),
          ]),
          rectangle(at.road, brand('primary', -50)),
          title('Elle devait\nfinir à la casse.', at.cover, {
            size: at.size,
            colour: loud.ink('primary'),
            ...asks('Le début d’une histoire, qui appelle la suite.', 40),
          }),
        ],
      },
      shown('Avant', night, 'Avant', 'Vingt-six ans, un hiver dehors.', 'L’état de départ, en une phrase.'),
      shown(
        'Après',
        paper,
        'Après',
        'Onze jours, une seule couche de rouge.',
        'Le résultat et le temps qu’il a pris.',
      ),
      {
        name: 'Appel',
        ground: night,
        nodes: [
          motif('wrench', at.wrench, tones.onPrimary),
          logo(at.logo),
          title('Et la vôtre ?', at.call, {
            size: at.size,
            colour: night.ink('secondary'),
            ...asks('Une question qui invite à venir.', 22),
          }),
          words('reply', 'Devis sur photo, en une heure.', at.reply, {
            weight: 500,
            size: at.small,
            lineHeight: 1.28,
            colour: night.ink('tertiary'),
            ...asks('Ce que l’on obtient, et comment.', 50),
          }),
        ],
      },
    ]
    return pages
  }),
}
