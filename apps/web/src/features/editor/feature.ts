import type { editor } from '@postelier/texts/fr/editor'
import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({
  live: { 'pictures.changed': [['pictures']] },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    editor: typeof editor
  }
}
