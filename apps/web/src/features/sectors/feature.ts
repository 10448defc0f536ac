import type { sectors } from '@postelier/texts/fr/sectors'
import { Factory } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'sectors',
      to: '/admin/activity-sectors',
      icon: Factory,
      section: 'administration',
      order: 60,
      ability: 'adminActivitySectors:consult',
      isShortcut: true,
    },
  ],
  commands: [
    {
      id: 'new:sector',
      name: 'sectors',
      to: '/admin/activity-sectors/add',
      ability: 'adminActivitySectors:create',
    },
  ],
  live: { 'sectors.changed': always(['sectors']) },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    sectors: typeof sectors
  }
}
