import type { legal } from '@postelier/texts/fr/legal'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({
  live: { 'application.changed': always(['legal']) },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    legal: typeof legal
  }
}
