import type { sources } from '@postelier/texts/fr/sources'
import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    sources: typeof sources
  }
}
