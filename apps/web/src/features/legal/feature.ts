import type { legal } from '@postelier/texts/fr/legal'
import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({
  live: { 'application.changed': [['legal']] },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    legal: typeof legal
  }
}
