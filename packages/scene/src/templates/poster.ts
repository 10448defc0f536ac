import { type Area, asks, composed, detail, ground, type PerRatio, rectangle, title } from './build.ts'
import type { TemplateSource } from './template.ts'

const cloth = ground('tertiary')
const foot = ground('primary')

const layout: PerRatio<{ foot: Area; title: Area; size: number; detail: Area; small: number }> = {
  '1:1': {
    foot: [0, 832, 1080, 248],
    title: [76, 84, 928, 676],
    size: 226,
    detail: [80, 872, 920, 128],
    small: 48,
  },
  '16:9': {
    foot: [0, 836, 1920, 244],
    title: [98, 84, 1724, 640],
    size: 300,
    detail: [104, 880, 1712, 120],
    small: 56,
  },
  '9:16': {
    foot: [0, 1376, 1080, 544],
    title: [76, 264, 928, 1050],
    size: 262,
    detail: [80, 1424, 920, 160],
    small: 58,
  },
}

/** As large as the words allow, as on a wall in the street. */
export const poster: TemplateSource = {
  key: 'poster',
  name: { fr: 'L’affiche', en: 'The poster' },
  theme: 'words',
  thematics: ['actuality', 'event', 'product', 'brand', 'recruitment'],
  type: 'SINGLE',
  designs: composed((ratio) => {
    const { foot: band, title: head, size, detail: below, small } = layout[ratio]
    return [
      {
        name: 'Affiche',
        ground: cloth,
        nodes: [
          rectangle(band, foot.colour),
          title('Place aux petits pois.', head, {
            size,
            lineHeight: 0.94,
            letterSpacing: -30,
            valign: 'bottom',
            colour: cloth.ink('primary'),
            ...asks('Le sujet en trois ou quatre mots.', 26, 'words'),
          }),
          detail('Écossés le matin, servis à midi.', below, {
            size: small,
            valign: 'middle',
            colour: foot.ink('secondary'),
            ...asks('Une précision ou une invitation, courte.', 44, 'words'),
          }),
        ],
      },
    ]
  }),
}
