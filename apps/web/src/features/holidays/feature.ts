import type { holidays } from '@postelier/texts/fr/holidays'
import { CalendarCheck, TreePalm } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'holidays',
      to: '/me/holidays-requested',
      icon: TreePalm,
      section: 'work',
      order: 60,
      ability: 'holidays:create',
      types: ['internalAgent', 'externalAgent'],
    },
    {
      name: 'holidaysReceived',
      to: '/admin/users/holidays-requested',
      icon: CalendarCheck,
      section: 'work',
      order: 61,
      ability: 'holidays:edit',
    },
  ],
  live: {
    'holidays.changed': always(['holidays'], ['home']),
    // What a yes would make late.
    'work.changed': always(['holidays', 'effect']),
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    holidays: typeof holidays
  }
}
