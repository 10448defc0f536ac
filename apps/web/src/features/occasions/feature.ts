import type { occasions } from '@postelier/texts/fr/occasions'
import { CalendarHeart } from 'lucide-react'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'keyDates',
      to: '/me/key-dates',
      under: ['/me/ideas'],
      icon: CalendarHeart,
      section: 'work',
      order: 50,
      ability: 'planning:consult',
      types: ['customer', 'contact'],
    },
  ],
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    occasions: typeof occasions
  }
}
