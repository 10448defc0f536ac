import type { testing } from '@postelier/texts/fr/testing'
import { Palette } from 'lucide-react'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'testing',
      to: '/testing',
      icon: Palette,
      section: 'help',
      order: 10,
      // Whoever decides how the product looks; to others it says nothing.
      ability: 'adminApplication:consult',
    },
  ],
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    testing: typeof testing
  }
}
