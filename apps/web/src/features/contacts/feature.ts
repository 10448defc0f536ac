import type { contacts } from '@postelier/texts/fr/contacts'
import { Contact, UserRoundPlus } from 'lucide-react'
import { ofAccount } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

const owners = ['customer', 'contact', 'agencyManager'] as const

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'contacts',
      to: '/me/contacts',
      icon: Contact,
      section: 'business',
      order: 40,
      ability: 'contacts:consult',
      types: owners,
      isShortcut: true,
    },
  ],
  commands: [
    {
      id: 'new:contact',
      name: 'contacts',
      to: '/me/contacts',
      search: { invite: '1' },
      icon: UserRoundPlus,
      ability: 'contacts:create',
      types: owners,
    },
  ],
  live: { 'contacts.changed': ofAccount('contacts') },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    contacts: typeof contacts
  }
}
