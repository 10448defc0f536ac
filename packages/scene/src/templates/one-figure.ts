import { type Area, asks, composed, detail, ground, motif, type PerRatio, title, tones } from './build.ts'
import type { TemplateSource } from './template.ts'

const paper = ground('secondary')

const layout: PerRatio<{
  figure: Area
  size: number
  detail: Area
  small: number
  form: [number, number, number]
}> = {
  '1:1': {
    figure: [76, 52, 928, 330],
    size: 330,
    detail: [84, 386, 800, 72],
    small: 50,
    form: [214, 384, 980],
  },
  '16:9': {
    figure: [100, 170, 860, 420],
    size: 420,
    detail: [110, 604, 720, 80],
    small: 54,
    form: [860, 84, 1400],
  },
  '9:16': {
    figure: [76, 270, 928, 470],
    size: 470,
    detail: [86, 756, 900, 90],
    small: 60,
    form: [-180, 790, 1600],
  },
}

/** A template that ships with the platform, “One figure, one form”, in the gallery under “forms”. */
export const oneFigure: TemplateSource = {
  key: 'one-figure',
  name: { fr: 'Un chiffre, une forme', en: 'One figure, one form' },
  theme: 'forms',
  thematics: ['product', 'brand'],
  type: 'SINGLE',
  isDefault: true,
  isDefaultSuggestion: true,
  designs: composed((ratio) => {
    const { figure, size, detail: below, small, form } = layout[ratio]
    return [
      {
        name: 'Chiffre',
        ground: paper,
        nodes: [
          motif('loaf', form, tones.onSecondary),
          title('72 h', figure, {
            size,
            lineHeight: 1,
            letterSpacing: -36,
            colour: paper.ink('primary'),
            ...asks('Un seul chiffre avec son unité, celui qui étonne dans ce sujet.', 7, 'figure'),
          }),
          detail('de levain, pas une de moins.', below, {
            size: small,
            colour: paper.ink('primary'),
            ...asks('La suite de la phrase commencée par le chiffre, en minuscules.', 48, 'afterFigure'),
          }),
        ],
      },
    ]
  }),
}
