import { brand } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  ground,
  motif,
  type PerRatio,
  rectangle,
  type Tones,
  title,
  tones,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const paper = ground('secondary')

interface Half {
  word: Area
  answer: Area
  form: [number, number, number]
  sea: [number, number, number] | null
}
const layout: PerRatio<{
  second: Area
  size: number
  small: number
  halves: [Half, Half]
}> = {
  '1:1': {
    second: [540, 0, 540, 1080],
    size: 92,
    small: 48,
    halves: [
      { word: [80, 84, 420, 210], answer: [84, 304, 420, 64], form: [-40, 440, 600], sea: [0, 858, 540] },
      { word: [590, 84, 414, 210], answer: [592, 304, 414, 64], form: [530, 510, 600], sea: null },
    ],
  },
  '16:9': {
    second: [960, 0, 960, 1080],
    size: 124,
    small: 54,
    halves: [
      { word: [100, 96, 780, 150], answer: [106, 250, 500, 76], form: [180, 276, 800], sea: [0, 752, 960] },
      { word: [1050, 96, 774, 150], answer: [1056, 250, 500, 76], form: [950, 320, 980], sea: null },
    ],
  },
  '9:16': {
    second: [0, 960, 1080, 960],
    size: 132,
    small: 58,
    halves: [
      { word: [80, 270, 920, 150], answer: [86, 424, 600, 76], form: [400, 456, 600], sea: [0, 648, 1080] },
      { word: [80, 1040, 920, 150], answer: [86, 1194, 600, 76], form: [-30, 1180, 1140], sea: null },
    ],
  },
}

const water: Tones = [
  brand('primary', 22),
  brand('primary', -30),
  brand('primary', -10),
  brand('primary', 12),
]

/** A template that ships with the platform, “A question in two halves”, in the gallery under “forms”. */
export const twoHalves: TemplateSource = {
  key: 'two-halves',
  name: { fr: 'La question en deux moitiés', en: 'A question in two halves' },
  theme: 'forms',
  thematics: ['brand', 'actuality'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { second, size, small, halves } = layout[ratio]
    const [left, right] = halves
    // The halves of the question stand on one line, whatever either of them takes above.
    const word = { size, lineHeight: 1.08, valign: 'bottom' } as const
    const answer = { role: 'description', weight: 500, size: small, lineHeight: 1.28 } as const
    return [
      {
        name: 'Question',
        ground: night,
        nodes: [
          motif('sailboat', left.form, tones.onPrimary),
          ...(left.sea ? [motif('sea', left.sea, water)] : []),
          rectangle(second, paper.colour),
          motif('mountains', right.form, tones.onSecondary),
          title('La mer', left.word, {
            ...word,
            colour: night.ink('secondary'),
            ...asks('Première moitié d’une question qui laisse le choix : un mot avec son article.', 16),
          }),
          {
            ...title('ou l’alpage ?', right.word, {
              ...word,
              colour: paper.ink('primary'),
              ...asks('Seconde moitié de la question, commençant par « ou ».', 18),
            }),
            id: 'second',
          },
          words('answer', 'A. On largue.', left.answer, {
            ...answer,
            colour: night.ink('tertiary'),
            ...asks('Réponse A, trois mots.', 18),
          }),
          words('other', 'B. On grimpe.', right.answer, {
            ...answer,
            colour: paper.ink('primary'),
            ...asks('Réponse B, trois mots.', 18),
          }),
        ],
      },
    ]
  }),
}
