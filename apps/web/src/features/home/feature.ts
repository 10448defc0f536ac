import type { home } from '@postelier/texts/fr/home'
import { Home } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [{ name: 'home', to: '/', icon: Home, section: 'work', order: 10 }],
  live: {
    'account.changed': always(['home']),
    'contacts.changed': always(['home']),
    'credits.changed': always(['home']),
    'sectors.changed': always(['home']),
    'tasks.changed': always(['home']),
    'networks.changed': always(['home']),
    'planning.changed': always(['home']),
    'people.changed': always(['home']),
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    home: typeof home
  }
}
