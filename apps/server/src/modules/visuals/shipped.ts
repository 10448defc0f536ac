import type { TemplateFormat, TemplateType, Thematic } from '@postelier/contract'
import { brand, type Design, flat, type Ratio, readable, repair, stageOf } from '@postelier/scene'

/** A template as it is written in code: one design for each ratio. */
export interface TemplateSource {
  /** Never changes and is never given again: what was installed is known by it. */
  readonly key: string
  readonly name: { readonly fr: string; readonly en: string }
  readonly thematics: readonly Thematic[]
  readonly type: TemplateType
  /** Key of its theme. */
  readonly theme: string
  readonly isDefault?: boolean
  readonly isDefaultSuggestion?: boolean
  readonly designs: Readonly<Record<TemplateFormat, Design>>
}

export interface ThemeSource {
  readonly key: string
  readonly name: { readonly fr: string; readonly en: string }
}

export interface Shipped {
  readonly themes: readonly ThemeSource[]
  readonly templates: readonly TemplateSource[]
}

const ratios = ['1:1', '16:9', '9:16'] as const satisfies readonly Ratio[]

/** A statement on a flat ground, with a line under it and the name of the house: a stand-in until drawn ones ship. */
function plain(ratio: (typeof ratios)[number], pages: readonly { title: string; text: string }[]): Design {
  const { width, height } = stageOf(ratio)
  const side = Math.min(width, height)
  const margin = side * 0.07
  const inner = width - margin * 2
  return repair({
    ratio,
    pages: pages.map(({ title, text }, at) => {
      const ground = at % 2 === 0 ? 'secondary' : 'primary'
      const ink = at % 2 === 0 ? 'primary' : 'secondary'
      return {
        id: `page${at + 1}`,
        background: flat(brand(ground)),
        nodes: [
          {
            kind: 'shape',
            id: 'form',
            form: 'circle',
            ...{ x: width - side * 0.5, y: height - side * 0.5, width: side * 0.75, height: side * 0.75 },
            fill: flat(brand('tertiary')),
          },
          {
            kind: 'text',
            id: 'title',
            role: 'heading1',
            content: title,
            ...{ x: margin, y: margin, width: inner, height: side * 0.26, size: side * 0.11, weight: 600 },
            fit: 'shrink',
            lineHeight: 1.05,
            colour: readable(ink, ground),
          },
          {
            kind: 'text',
            id: 'text',
            role: 'description',
            content: text,
            ...{ x: margin, y: margin + side * 0.29, width: inner, height: side * 0.14 },
            ...{ size: side * 0.042, fit: 'shrink' },
            colour: readable(ink, ground),
          },
          { kind: 'image', id: 'logo', role: 'logo', ...logo(margin, height, side), fit: 'contain' },
        ],
      }
    }),
  })
}

const logo = (margin: number, height: number, side: number) => ({
  x: margin,
  y: height - margin - side * 0.12,
  width: side * 0.24,
  height: side * 0.12,
})

const inEveryRatio = (pages: readonly { title: string; text: string }[]): TemplateSource['designs'] => ({
  '1:1': plain('1:1', pages),
  '16:9': plain('16:9', pages),
  '9:16': plain('9:16', pages),
})

export const shipped: Shipped = {
  themes: [{ key: 'plain', name: { fr: 'Essentiels', en: 'Essentials' } }],
  templates: [
    {
      key: 'plain-statement',
      name: { fr: 'Une phrase, une forme', en: 'One sentence, one shape' },
      thematics: ['product', 'actuality', 'event', 'recruitment', 'brand'],
      type: 'SINGLE',
      theme: 'plain',
      isDefault: true,
      isDefaultSuggestion: true,
      designs: inEveryRatio([{ title: 'Ouvert tout l’été', text: 'Du mardi au samedi, de 9 h à 19 h.' }]),
    },
    {
      key: 'plain-story',
      name: { fr: 'Trois pages, une idée', en: 'Three pages, one idea' },
      thematics: ['product', 'brand'],
      type: 'CAROUSEL',
      theme: 'plain',
      isDefault: true,
      isDefaultSuggestion: true,
      designs: inEveryRatio([
        { title: 'Trois gestes avant de partir', text: 'Faites défiler.' },
        { title: 'Fermer l’eau', text: 'Une fuite de nuit coûte plus cher qu’un robinet.' },
        { title: 'Passez nous voir', text: 'Nous répondons à vos questions.' },
      ]),
    },
  ],
}
