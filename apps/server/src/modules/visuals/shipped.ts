import { type TemplateSource as SceneTemplate, templateSources, themes } from '@postelier/scene'

/** As the scene draws it; which themes there are is said beside the templates. */
export type TemplateSource = Omit<SceneTemplate, 'theme'> & { readonly theme: string }

export interface ThemeSource {
  readonly key: string
  readonly name: { readonly fr: string; readonly en: string }
}

export interface Shipped {
  readonly themes: readonly ThemeSource[]
  readonly templates: readonly TemplateSource[]
}

/** What comes with the program. A key never changes and is never given again: what was installed is known by it. */
export const shipped: Shipped = { themes, templates: templateSources }
