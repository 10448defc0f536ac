import type { engines } from '@postelier/texts/fr/engines'
import type { master } from '@postelier/texts/fr/master'
import { SlidersHorizontal } from 'lucide-react'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'master',
      to: '/admin/master',
      icon: SlidersHorizontal,
      section: 'administration',
      order: 80,
      ability: 'adminMaster:consult',
      isShortcut: true,
    },
  ],
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    engines: typeof engines
    master: typeof master
  }
}
