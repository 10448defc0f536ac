import type { application } from '@postelier/texts/fr/application'
import { PanelsTopLeft } from 'lucide-react'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'application',
      to: '/admin/application',
      icon: PanelsTopLeft,
      section: 'administration',
      order: 70,
      ability: 'adminApplication:consult',
      isShortcut: true,
    },
  ],
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    application: typeof application
  }
}
