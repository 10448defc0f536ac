import type { ways } from '@postelier/texts/fr/ways'
import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    ways: typeof ways
  }
}
