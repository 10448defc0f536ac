import type { briefs } from '@postelier/texts/fr/briefs'
import type { desk } from '@postelier/texts/fr/desk'
import type { transfers } from '@postelier/texts/fr/transfers'
import { ClipboardList, Inbox } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'desk',
      to: '/me/running-tasks',
      icon: Inbox,
      section: 'work',
      order: 20,
      ability: 'work:edit',
      types: ['internalAgent', 'externalAgent'],
    },
    {
      name: 'teamWork',
      to: '/me/managing-tasks',
      icon: ClipboardList,
      section: 'work',
      order: 30,
      ability: 'team:consult',
      types: ['teamManager', 'superAdmin'],
    },
  ],
  live: { 'work.changed': always(['work'], ['home']) },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    briefs: typeof briefs
    desk: typeof desk
    transfers: typeof transfers
  }
}
