import { readable } from '../brand/colour.ts'
import {
  type Area,
  asks,
  composed,
  ground,
  logo,
  type PerRatio,
  rectangle,
  sender,
  sentence,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const gold = ground('tertiary')
const paper = ground('secondary')

const layout: PerRatio<{
  question: Area
  size: number
  panel: Area
  /** Of the answer's panel, as of a speech bubble. */
  tail: Area
  answer: Area
  small: number
  who: Area
  least: number
  logo: Area
}> = {
  '1:1': {
    question: [80, 84, 920, 280],
    size: 96,
    panel: [0, 460, 1080, 620],
    tail: [80, 396, 120, 66],
    answer: [80, 540, 920, 340],
    small: 72,
    who: [80, 936, 660, 60],
    least: 42,
    logo: [780, 912, 220, 88],
  },
  '16:9': {
    question: [104, 110, 1712, 270],
    size: 124,
    panel: [0, 500, 1920, 580],
    tail: [104, 416, 150, 86],
    answer: [104, 584, 1712, 240],
    small: 84,
    who: [104, 900, 1300, 70],
    least: 48,
    logo: [1556, 880, 260, 96],
  },
  '9:16': {
    question: [80, 290, 920, 400],
    size: 116,
    panel: [0, 830, 1080, 1090],
    tail: [80, 742, 150, 90],
    answer: [80, 930, 920, 480],
    small: 90,
    who: [80, 1486, 640, 76],
    least: 50,
    logo: [760, 1474, 240, 92],
  },
}

/** What is asked every week, and what the platform says to it. */
export const askedAndAnswered: TemplateSource = {
  key: 'asked-and-answered',
  name: { fr: 'Question, réponse', en: 'Asked and answered' },
  theme: 'words',
  thematics: ['brand', 'product', 'actuality', 'event', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { question, size, panel, tail, answer, small, who, least, logo: place } = layout[ratio]
    return [
      {
        name: 'Question et réponse',
        ground: gold,
        nodes: [
          rectangle(panel, paper.colour),
          { ...rectangle(tail, paper.colour), form: 'triangle' },
          logo(place),
          words('question', 'Faut-il prendre rendez-vous ?', question, {
            role: 'heading1',
            weight: 700,
            size,
            lineHeight: 1.08,
            letterSpacing: -18,
            colour: gold.ink('primary'),
            ...asks('La question, telle qu’on vous la pose.', 90, 'question'),
          }),
          sentence(
            'Oui, sauf le samedi : la porte reste ouverte jusqu’à midi.',
            answer,
            'La réponse, en une seule phrase entière.',
            {
              role: 'heading2',
              weight: 500,
              size: small,
              lineHeight: 1.24,
              letterSpacing: -6,
              valign: 'bottom',
              colour: readable('primary', 'secondary', 0, 'title'),
            },
          ),
          sender('Cabinet Serrano, Pau', who, { size: least, colour: paper.ink('primary') }),
        ],
      },
    ]
  }),
}
