import {
  type Area,
  asks,
  composed,
  detail,
  ground,
  logo,
  motif,
  type PerRatio,
  tones,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')

const layout: PerRatio<{
  marks: [number, number, number]
  quote: Area
  size: number
  who: Area
  small: number
  logo: Area
}> = {
  '1:1': {
    marks: [70, 64, 360],
    quote: [80, 470, 920, 400],
    size: 108,
    who: [84, 930, 640, 64],
    small: 48,
    logo: [800, 912, 200, 84],
  },
  '16:9': {
    marks: [90, 190, 620],
    quote: [800, 180, 1020, 560],
    size: 132,
    who: [806, 800, 800, 71],
    small: 54,
    logo: [100, 880, 240, 100],
  },
  '9:16': {
    marks: [56, 270, 560],
    quote: [80, 900, 920, 540],
    size: 114,
    who: [86, 1484, 640, 76],
    small: 58,
    logo: [760, 1468, 240, 100],
  },
}

/** A template that ships with the platform, “In a customer’s words”, in the gallery under “words”. */
export const inTheirWords: TemplateSource = {
  key: 'in-their-words',
  name: { fr: 'Un client le dit', en: 'In a customer’s words' },
  theme: 'words',
  thematics: ['brand'],
  type: 'SINGLE',
  isDefaultSuggestion: true,
  designs: composed((ratio) => {
    const { marks, quote, size, who, small, logo: mark } = layout[ratio]
    return [
      {
        name: 'Avis',
        ground: night,
        nodes: [
          motif('guillemets', marks, tones.onPrimary),
          logo(mark),
          words('quote', 'Il a relu mon bail ligne à ligne.\nJ’ai dormi.', quote, {
            role: 'heading1',
            weight: 600,
            size,
            lineHeight: 1.12,
            letterSpacing: -16,
            valign: ratio === '16:9' ? 'middle' : 'bottom',
            colour: night.ink('secondary'),
            ...asks('L’avis d’un client, resserré à une ou deux phrases, sans guillemets.', 90),
          }),
          detail('Awa, fleuriste à Nantes', who, {
            size: small,
            colour: night.ink('tertiary'),
            ...asks('Le prénom de la personne, et qui elle est.', 36),
          }),
        ],
      },
    ]
  }),
}
