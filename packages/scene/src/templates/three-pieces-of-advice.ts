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
  title,
  tones,
  words,
} from './build.ts'
import type { TemplateSource } from './template.ts'

const night = ground('primary')
const paper = ground('secondary')
const gold = ground('tertiary')

type Square = [number, number, number]
const layout: PerRatio<{
  cover: Area
  coverSize: number
  lead: Area
  /** Reaches over the edge, and comes in again on the next page. */
  document: Square
  numeral: Area
  numeralSize: number
  advice: Area
  adviceSize: number
  small: number
  form: Square
  call: Area
  reply: Area
  gavel: Square
  logo: Area
}> = {
  '1:1': {
    cover: [80, 612, 920, 380],
    coverSize: 112,
    lead: [86, 84, 600, 64],
    small: 48,
    document: [770, -20, 600],
    numeral: [600, 70, 404, 440],
    numeralSize: 440,
    advice: [80, 620, 920, 380],
    adviceSize: 88,
    form: [80, 84, 400],
    call: [80, 84, 920, 280],
    reply: [86, 372, 860, 64],
    gavel: [270, 420, 740],
    logo: [84, 930, 200, 70],
  },
  '16:9': {
    cover: [100, 350, 1160, 450],
    coverSize: 136,
    lead: [106, 236, 700, 76],
    small: 54,
    document: [1400, 60, 960],
    numeral: [545, 200, 400, 680],
    numeralSize: 620,
    advice: [1030, 200, 796, 680],
    adviceSize: 96,
    form: [80, 310, 460],
    call: [100, 260, 800, 300],
    reply: [108, 580, 760, 142],
    gavel: [920, 80, 940],
    logo: [104, 900, 220, 80],
  },
  '9:16': {
    cover: [80, 1090, 920, 440],
    coverSize: 122,
    lead: [88, 270, 620, 80],
    small: 58,
    document: [740, 290, 700],
    numeral: [540, 300, 460, 560],
    numeralSize: 560,
    advice: [80, 1010, 920, 560],
    adviceSize: 108,
    form: [70, 330, 480],
    call: [80, 276, 920, 330],
    reply: [88, 620, 880, 152],
    gavel: [110, 780, 920],
    logo: [84, 1490, 240, 80],
  },
}
/** The same on both pages it lies on. */
const paperTones = [
  brand('secondary'),
  brand('primary'),
  brand('tertiary', -30),
  brand('tertiary', -55),
] as const

const advice = [
  {
    ground: gold,
    form: 'deed',
    ink: 'primary',
    words: 'La durée : neuf ans, mais vous pouvez partir au bout de trois.',
  },
  {
    ground: paper,
    form: 'section-sign',
    ink: 'primary',
    words: 'L’indexation : demandez un plafond, pas seulement un indice.',
  },
  {
    ground: night,
    form: 'notary-key',
    ink: 'secondary',
    words: 'Les travaux : une liste signée, sinon le toit est pour vous.',
  },
] as const

/** A template that ships with the platform, “Three pieces of advice”, in the gallery under “series”. */
export const threePiecesOfAdvice: TemplateSource = {
  key: 'three-pieces-of-advice',
  name: { fr: 'Trois conseils', en: 'Three pieces of advice' },
  theme: 'series',
  thematics: ['actuality', 'brand'],
  type: 'CAROUSEL',
  designs: composed((ratio, stage) => {
    const at = layout[ratio]
    const [x, y, side] = at.document
    const over: Square = [x - stage.width, y, side]
    const cover: PageDraft = {
      name: 'Couverture',
      ground: night,
      nodes: [
        motif('deed', at.document, paperTones),
        title('Votre bail : trois\nlignes à relire', at.cover, {
          size: at.coverSize,
          colour: night.ink('secondary'),
          ...asks('Le sujet et la promesse de trois conseils.', 46),
        }),
        words('lead', 'Avant de signer', at.lead, {
          weight: 500,
          size: at.small,
          lineHeight: 1.28,
          valign: 'bottom',
          colour: night.ink('tertiary'),
          ...asks('Quand ces conseils servent, en trois mots.', 24),
        }),
      ],
    }
    const pages = advice.map(
      ({ ground: on, form, ink, words: content }, index): PageDraft => ({
        name: `Conseil ${index + 1}`,
        ground: on,
        nodes: [
          // What reached over the edge of the page before.
          index === 0
            ? motif('deed', over, paperTones)
            : motif(form, at.form, on === night ? tones.onPrimary : tones.onSecondary),
          words(`numeral${index + 1}`, String(index + 1), at.numeral, {
            role: 'heading1',
            family: 'bricolage',
            weight: 800,
            size: at.numeralSize,
            lineHeight: 1,
            align: 'right',
            valign: 'middle',
            maxCharacters: 2,
            colour: on.ink(ink),
          }),
          words('advice', content, at.advice, {
            role: 'heading2',
            weight: 600,
            size: at.adviceSize,
            lineHeight: 1.12,
            letterSpacing: -14,
            valign: ratio === '16:9' ? 'middle' : 'top',
            colour: on.ink(ink),
            ...asks(`Conseil ${index + 1} : le point en un mot, deux-points, puis quoi faire.`, 70),
          }),
        ],
      }),
    )
    const call: PageDraft = {
      name: 'Appel',
      ground: gold,
      nodes: [
        motif('gavel', at.gavel, [
          brand('primary'),
          brand('primary', -35),
          brand('primary', 28),
          brand('secondary'),
        ]),
        logo(at.logo),
        title('On relit\nle vôtre ?', at.call, {
          size: Math.round(at.coverSize * 1.12),
          colour: gold.ink('primary'),
          ...asks('Une proposition simple, sous forme de question.', 30),
        }),
        words('reply', 'Première lecture offerte, réponse sous 48 h.', at.reply, {
          weight: 500,
          size: at.small,
          lineHeight: 1.28,
          colour: gold.ink('primary'),
          ...asks('Ce que l’on obtient, et comment.', 60),
        }),
      ],
    }
    return [cover, ...pages, call]
  }),
}
