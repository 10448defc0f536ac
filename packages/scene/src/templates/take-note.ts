import { readable } from '../brand/colour.ts'
import { type Area, composed, ground, logo, type PerRatio, rectangle, sender, sentence } from './build.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')
/** As dark as the sentence. */
const ink = readable('primary', 'secondary', 0, 'title')
const mark = readable('tertiary', 'secondary', 0, 'form')

const layout: PerRatio<{
  /** The asterisk: its middle, how far it reaches from there, and how thick it is. */
  star: { x: number; y: number; reach: number; thick: number }
  sentence: Area
  size: number
  who: Area
  small: number
  logo: Area
}> = {
  '1:1': {
    star: { x: 880, y: 180, reach: 268, thick: 108 },
    sentence: [80, 452, 920, 430],
    size: 108,
    who: [80, 936, 860, 62],
    small: 44,
    logo: [80, 84, 240, 92],
  },
  '16:9': {
    star: { x: 1660, y: 330, reach: 470, thick: 190 },
    sentence: [104, 260, 1010, 590],
    size: 124,
    who: [104, 906, 1100, 70],
    small: 50,
    logo: [104, 100, 260, 100],
  },
  '9:16': {
    star: { x: 810, y: 430, reach: 420, thick: 168 },
    sentence: [80, 880, 920, 550],
    size: 124,
    who: [80, 1486, 900, 76],
    small: 54,
    logo: [80, 280, 240, 96],
  },
}

/** For what is good to know: an asterisk, and the sentence it stands for. */
export const takeNote: TemplateSource = {
  key: 'take-note',
  name: { fr: 'À noter', en: 'Take note' },
  theme: 'words',
  thematics: ['brand', 'product', 'actuality', 'event', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { star, sentence: said, size, who, small, logo: place } = layout[ratio]
    const { x, y, reach, thick } = star
    return [
      {
        name: 'À noter',
        ground: paper,
        nodes: [
          ...[0, 60, 120].map((rotation) =>
            rectangle([x - thick / 2, y - reach, thick, reach * 2], mark, { rotation }),
          ),
          logo(place),
          sentence(
            'Un contrat se relit avant de se signer.',
            said,
            'Ce qu’il est bon de savoir, en une seule phrase entière.',
            {
              size,
              lineHeight: 1.12,
              letterSpacing: -16,
              valign: 'bottom',
              colour: paper.ink('primary'),
            },
          ),
          sender('Cabinet Aubier, Rennes', who, { size: small, colour: ink }),
        ],
      },
    ]
  }),
}
