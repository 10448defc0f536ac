import type { notices } from '@postelier/texts/fr/notices'
import { ofAccount } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** The queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  live: { 'notices.changed': ofAccount('notices') },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    notices: typeof notices
  }
}
