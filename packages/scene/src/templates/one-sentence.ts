import { readable } from '../brand/colour.ts'
import { type Area, composed, ground, logo, type PerRatio, rectangle, sender, sentence } from './build.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')

const layout: PerRatio<{
  bar: Area
  sentence: Area
  size: number
  who: Area
  small: number
  logo: Area
}> = {
  '1:1': {
    bar: [80, 84, 18, 750],
    sentence: [142, 84, 858, 750],
    size: 98,
    who: [80, 930, 680, 66],
    small: 46,
    logo: [800, 912, 200, 84],
  },
  '16:9': {
    bar: [104, 104, 22, 700],
    sentence: [180, 104, 1636, 700],
    size: 124,
    who: [104, 892, 1300, 76],
    small: 52,
    logo: [1556, 880, 260, 96],
  },
  '9:16': {
    bar: [80, 280, 20, 1080],
    sentence: [144, 280, 856, 1080],
    size: 116,
    who: [80, 1466, 640, 78],
    small: 54,
    logo: [760, 1456, 240, 96],
  },
}

/** For what is said in one sentence, whole: other templates have room for a few words of it. */
export const oneSentence: TemplateSource = {
  key: 'one-sentence',
  name: { fr: 'Une phrase', en: 'One sentence' },
  theme: 'words',
  thematics: ['brand', 'product', 'actuality', 'event', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { bar, sentence: said, size, who, small, logo: mark } = layout[ratio]
    return [
      {
        name: 'Phrase',
        ground: night,
        nodes: [
          rectangle(bar, readable('tertiary', 'primary', 0, 'form')),
          logo(mark),
          sentence(
            'La pâte repose une nuit entière avant le four, et le four est chaud dès quatre heures du matin.',
            said,
            'Ce qui est à dire, en une seule phrase entière.',
            {
              size,
              valign: 'middle',
              colour: night.ink('secondary'),
            },
          ),
          sender('Le fournil, rue des Halles', who, { size: small, colour: night.ink('tertiary') }),
        ],
      },
    ]
  }),
}
