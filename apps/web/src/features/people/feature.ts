import type { people } from '@postelier/texts/fr/people'
import { UsersRound } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'users',
      to: '/admin/users/$userType',
      params: { userType: 'customer' },
      under: ['/admin/users'],
      icon: UsersRound,
      section: 'administration',
      order: 10,
      ability: 'adminUsers:consult',
      types: ['superAdmin'],
      isShortcut: true,
    },
    {
      name: 'agents',
      to: '/admin/users/$userType',
      params: { userType: 'internalAgent' },
      under: ['/admin/users'],
      icon: UsersRound,
      section: 'administration',
      order: 20,
      ability: 'adminUsers:consult',
      types: ['teamManager'],
      isShortcut: true,
    },
  ],
  live: {
    'credits.changed': always(['people'], ['credits']),
    'people.changed': always(['people']),
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    people: typeof people
  }
}
