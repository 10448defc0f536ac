import type { networks } from '@postelier/texts/fr/networks'
import { Share2 } from 'lucide-react'
import { ofAccount } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'networks',
      to: '/me/networks',
      icon: Share2,
      section: 'business',
      order: 30,
      ability: 'networks:consult',
      types: ['customer', 'contact'],
      isShortcut: true,
    },
  ],
  live: { 'networks.changed': ofAccount('networks') },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    networks: typeof networks
  }
}
