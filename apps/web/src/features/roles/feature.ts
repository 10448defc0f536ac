import type { roles } from '@postelier/texts/fr/roles'
import { KeyRound, ShieldCheck } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

const owners = ['customer', 'contact', 'agencyManager'] as const

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'ownRoles',
      to: '/me/roles',
      icon: KeyRound,
      section: 'business',
      order: 50,
      ability: 'roles:consult',
      types: owners,
      isShortcut: true,
    },
    {
      name: 'roles',
      to: '/admin/roles',
      icon: ShieldCheck,
      section: 'administration',
      order: 30,
      ability: 'adminRoles:consult',
      isShortcut: true,
    },
  ],
  commands: [
    { id: 'new:role:platform', name: 'roles', to: '/admin/roles/add', ability: 'adminRoles:create' },
    { id: 'new:role:own', name: 'ownRoles', to: '/me/roles/add', ability: 'roles:create', types: owners },
  ],
  live: { 'roles.changed': always(['roles']) },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    roles: typeof roles
  }
}
