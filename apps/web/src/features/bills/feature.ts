import type { bills } from '@postelier/texts/fr/bills'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({
  live: { 'bills.changed': always(['bills']) },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    bills: typeof bills
  }
}
