import type { TaskFormat, TemplateFormat } from '@postelier/contract'

export const forms = ['image', 'carousel', 'album', 'video'] as const satisfies readonly TaskFormat[]
export const ratios = ['1:1', '16:9', '9:16'] as const satisfies readonly TemplateFormat[]

/** Under which key the texts name a ratio: a colon parts a namespace from its key. */
export const ratioKeys = { '1:1': 'square', '16:9': 'wide', '9:16': 'tall' } as const satisfies Record<
  TemplateFormat,
  string
>
