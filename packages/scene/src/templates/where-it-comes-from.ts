import { brand } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  detail,
  disc,
  ground,
  logo,
  motif,
  type PageDraft,
  type PerRatio,
  rectangle,
  title,
  tones,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const gold = ground('tertiary')
const night = ground('primary')
const paper = ground('secondary')
const pale = ground('tertiary', 65)

type Square = [number, number, number]
/** The cover stands apart; the pages behind it share the place of their words. */
const layout: PerRatio<{
  figure: Area
  figureSize: number
  proof: Area
  leaf: Square
  title: Area
  size: number
  detail: Area
  small: number
  horizon: number
  firs: Square[]
  sun: Area
  rings: Square
  vault: Square
  bench: Square
  chair: Square
  floor: Area
  logo: Area
}> = {
  '1:1': {
    figure: [76, 76, 924, 240],
    figureSize: 236,
    proof: [86, 326, 560, 110],
    leaf: [330, 370, 960],
    title: [80, 78, 920, 130],
    size: 118,
    detail: [86, 216, 900, 64],
    small: 48,
    horizon: 830,
    firs: [
      [-90, 380, 480],
      [150, 520, 330],
      [790, 350, 510],
      [640, 500, 350],
    ],
    sun: [330, 420, 420, 420],
    rings: [90, 340, 1000],
    vault: [170, 360, 740],
    bench: [300, 650, 480],
    chair: [250, 380, 580],
    floor: [0, 890, 1080, 190],
    logo: [84, 930, 200, 70],
  },
  '16:9': {
    figure: [100, 270, 780, 290],
    figureSize: 270,
    proof: [112, 580, 640, 142],
    leaf: [820, -60, 1200],
    title: [100, 330, 700, 160],
    size: 128,
    detail: [108, 506, 700, 142],
    small: 54,
    horizon: 850,
    firs: [
      [780, 380, 500],
      [1030, 520, 350],
      [1560, 300, 580],
      [1420, 500, 370],
    ],
    sun: [1120, 430, 460, 460],
    rings: [820, -40, 1300],
    vault: [900, 130, 950],
    bench: [1070, 560, 600],
    chair: [1000, 180, 760],
    floor: [0, 850, 1920, 230],
    logo: [104, 910, 220, 86],
  },
  '9:16': {
    figure: [76, 270, 928, 300],
    figureSize: 290,
    proof: [88, 586, 780, 152],
    leaf: [-60, 760, 1320],
    title: [80, 280, 920, 160],
    size: 144,
    detail: [88, 452, 900, 80],
    small: 58,
    horizon: 1360,
    firs: [
      [-180, 720, 700],
      [160, 900, 480],
      [680, 640, 790],
      [560, 900, 500],
    ],
    sun: [230, 820, 620, 620],
    rings: [-60, 640, 1440],
    vault: [60, 700, 1220],
    bench: [230, 1130, 800],
    chair: [120, 700, 840],
    floor: [0, 1430, 1080, 490],
    logo: [84, 1490, 240, 90],
  },
}

/** A template that ships with the platform, “Where it comes from”, in the gallery under “series”. */
export const whereItComesFrom: TemplateSource = {
  key: 'where-it-comes-from',
  name: { fr: 'D’où ça vient', en: 'Where it comes from' },
  theme: 'series',
  thematics: ['brand', 'product'],
  type: 'CAROUSEL',
  isDefault: true,
  designs: composed((ratio, stage) => {
    const at = layout[ratio]
    const [vx, vy, vault] = at.vault
    const lines = (on: typeof night, head: string, below: string, step: string) => [
      title(head, at.title, {
        size: at.size,
        valign: ratio === '16:9' ? ('bottom' as const) : ('top' as const),
        colour: on.ink(on === night ? 'secondary' : 'primary'),
        ...asks(`${step} : le lieu ou le geste, avec son article.`, 18),
      }),
      detail(below, at.detail, {
        size: at.small,
        colour: on.ink(on === night ? 'secondary' : 'primary'),
        ...asks(`${step} : où, avec qui, ou combien. Un fait.`, 44),
      }),
    ]
    const pages: PageDraft[] = [
      {
        name: 'Le chiffre',
        ground: gold,
        nodes: [
          motif('oak-leaf', at.leaf, tones.onTertiary),
          title('120 ans', at.figure, {
            size: at.figureSize,
            lineHeight: 1,
            letterSpacing: -30,
            valign: 'bottom',
            colour: gold.ink('primary'),
            ...asks('Un chiffre et son unité, qui donnent envie de savoir d’où il vient.', 8),
          }),
          detail('C’est l’âge du chêne\nde votre fauteuil.', at.proof, {
            size: at.small,
            colour: gold.ink('primary'),
            ...asks('Ce que dit le chiffre, en une phrase.', 50),
          }),
        ],
      },
      {
        name: 'L’origine',
        ground: night,
        nodes: [
          disc(at.sun, brand('tertiary')),
          ...at.firs.map((place, index) =>
            motif('pine', place, [
              index % 2 === 0 ? brand('primary', 32) : brand('primary', 20),
              brand('primary', -45),
              brand('primary', 14),
              brand('primary', 45),
            ]),
          ),
          rectangle([0, at.horizon, stage.width, stage.height - at.horizon], brand('primary', -45)),
          ...lines(night, 'La forêt', 'Le Perche, coupe de février.', 'Première étape'),
        ],
      },
      {
        name: 'La matière',
        ground: paper,
        nodes: [
          motif('log', at.rings, tones.onSecondary),
          ...lines(paper, 'Le séchage', 'Trois ans à l’air, sans étuve.', 'Deuxième étape'),
        ],
      },
      {
        name: 'Le geste',
        ground: night,
        nodes: [
          motif(
            'arches',
            [vx, vy, vault],
            [brand('tertiary', 55), brand('primary', -45), brand('tertiary', -30), brand('tertiary')],
          ),
          rectangle([vx + vault * 0.1, vy + vault * 0.98, vault * 0.8, stage.height], brand('primary', -45)),
          motif('saw', at.bench, tones.onTertiary),
          ...lines(night, 'L’atelier', 'Rue Basse, à Mortagne.', 'Troisième étape'),
        ],
      },
      {
        name: 'L’appel',
        ground: pale,
        nodes: [
          rectangle(at.floor, brand('primary')),
          motif('armchair', at.chair, [
            brand('primary', 18),
            brand('primary', -45),
            brand('tertiary'),
            brand('secondary', 40),
          ]),
          logo(at.logo),
          ...lines(pale, 'Et la vôtre ?', 'Venez toucher le bois jeudi.', 'Invitation'),
        ],
      },
    ]
    return pages
  }),
}
