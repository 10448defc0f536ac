import { readable } from '../brand/colour.ts'
import { type Area, composed, ground, logo, motif, type PerRatio, sender, sentence, tones } from './build.ts'
import type { TemplateSource } from './template.ts'

const gold = ground('tertiary')
/** As dark as the sentence. */
const ink = readable('primary', 'tertiary', 0, 'title')

const layout: PerRatio<{
  who: Area
  small: number
  sentence: Area
  size: number
  form: [number, number, number]
  logo: Area
}> = {
  '1:1': {
    who: [80, 78, 920, 58],
    small: 42,
    sentence: [80, 156, 920, 400],
    size: 96,
    form: [436, 584, 620],
    logo: [80, 908, 240, 92],
  },
  '16:9': {
    who: [104, 104, 1000, 68],
    small: 50,
    sentence: [104, 204, 940, 640],
    size: 120,
    form: [1130, 150, 930],
    logo: [104, 880, 260, 96],
  },
  '9:16': {
    who: [80, 270, 920, 70],
    small: 52,
    sentence: [80, 366, 920, 580],
    size: 120,
    form: [130, 960, 1080],
    logo: [80, 1490, 240, 92],
  },
}

/** A sentence with a drawing of the trade, which leaves the page at its corner. */
export const sentenceAndDrawing: TemplateSource = {
  key: 'sentence-and-drawing',
  name: { fr: 'Une phrase, un dessin', en: 'A line and a drawing' },
  theme: 'forms',
  thematics: ['brand', 'product', 'actuality', 'event', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { sentence: said, size, form, who, small, logo: place } = layout[ratio]
    return [
      {
        name: 'Phrase et dessin',
        ground: gold,
        nodes: [
          motif('tulips', form, tones.onTertiary),
          logo(place),
          sentence(
            'Recoupez les tiges en biais : le bouquet tient une semaine.',
            said,
            'Ce qui est à dire à côté du dessin, en une seule phrase entière.',
            {
              size,
              colour: gold.ink('primary'),
            },
          ),
          sender('Tige, à Dijon', who, { size: small, colour: ink }),
        ],
      },
    ]
  }),
}
