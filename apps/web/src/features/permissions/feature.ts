import type { permissions } from '@postelier/texts/fr/permissions'
import { KeyRound } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'permissions',
      to: '/admin/permissions/sections',
      icon: KeyRound,
      section: 'administration',
      order: 40,
      ability: 'adminPermissions:consult',
      isShortcut: true,
    },
  ],
  live: { 'roles.changed': always(['permissions']) },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    permissions: typeof permissions
  }
}
