import type { packs } from '@postelier/texts/fr/packs'
import { Package } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'packs',
      to: '/admin/credits',
      icon: Package,
      section: 'administration',
      order: 62,
      ability: 'adminPacks:consult',
      under: ['/admin/credits'],
    },
  ],
  live: { 'packs.changed': always(['packs'], ['purchases']) },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    packs: typeof packs
  }
}
