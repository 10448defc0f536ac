import type { Design, Ratio } from '../document/design.ts'

export const thematics = ['product', 'actuality', 'event', 'recruitment', 'brand'] as const
export type Thematic = (typeof thematics)[number]

/** 4:5 is derived from the square (rendition-four-five.ts). */
export const drawnRatios = ['1:1', '16:9', '9:16'] as const satisfies readonly Ratio[]
export type DrawnRatio = (typeof drawnRatios)[number]

interface Label {
  fr: string
  en: string
}

export const themes = [
  { key: 'forms', name: { fr: 'Une forme, une idée', en: 'One form, one idea' } },
  { key: 'words', name: { fr: 'Les mots d’abord', en: 'Words first' } },
  { key: 'pictures', name: { fr: 'Vos photos', en: 'Your pictures' } },
  { key: 'series', name: { fr: 'À faire défiler', en: 'To swipe through' } },
] as const satisfies readonly { key: string; name: Label }[]
export type ThemeKey = (typeof themes)[number]['key']

/** One design of the platform, composed anew for each ratio. */
export interface TemplateSource {
  key: string
  name: Label
  theme: ThemeKey
  thematics: readonly Thematic[]
  type: 'SINGLE' | 'CAROUSEL'
  /** Taken where nobody chose. */
  isDefault?: boolean
  /** Shown first where a person is asked to choose. */
  isDefaultSuggestion?: boolean
  designs: Readonly<Record<DrawnRatio, Design>>
}
