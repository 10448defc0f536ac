import type { legal } from '@postelier/texts/fr/legal'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** The queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  live: { 'application.changed': always(['legal']) },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    legal: typeof legal
  }
}
