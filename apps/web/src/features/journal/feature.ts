import type { journal } from '@postelier/texts/fr/journal'
import { BookOpenText } from 'lucide-react'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'journal',
      to: '/admin/journal',
      icon: BookOpenText,
      section: 'administration',
      order: 90,
      ability: 'adminJournal:consult',
      isShortcut: true,
    },
  ],
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    journal: typeof journal
  }
}
