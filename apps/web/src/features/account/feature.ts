import type { account } from '@postelier/texts/fr/account'
import { Building2 } from 'lucide-react'
import { always, ofAccount } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    { name: 'account', to: '/me/account', icon: Building2, section: 'business', order: 10, isShortcut: true },
  ],
  live: {
    'session.ended': always(['devices']),
    'pictures.changed': ofAccount('brand-pictures'),
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    account: typeof account
  }
}
