import type { register } from '@postelier/texts/fr/register'
import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    register: typeof register
  }
}
