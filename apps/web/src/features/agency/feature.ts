import type { agency } from '@postelier/texts/fr/agency'
import { Store } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'agencyCustomers',
      to: '/agency/customers',
      under: ['/admin/users/customer'],
      icon: Store,
      section: 'work',
      order: 20,
      ability: 'agency:consult',
      types: ['agencyManager'],
      isShortcut: true,
    },
  ],
  live: { 'people.changed': always(['customers'], ['agency']), 'credits.changed': always(['agency']) },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    agency: typeof agency
  }
}
