import type { tour } from '@postelier/texts/fr/tour'
import { LifeBuoy } from 'lucide-react'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [{ name: 'help', to: '/help', icon: LifeBuoy, section: 'help', order: 10 }],
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    tour: typeof tour
  }
}
