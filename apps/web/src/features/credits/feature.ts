import type { credits } from '@postelier/texts/fr/credits'
import type { paymentMethods } from '@postelier/texts/fr/payment-methods'
import { Coins } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'credits',
      to: '/me/credits',
      icon: Coins,
      section: 'business',
      order: 80,
      ability: 'billing:consult',
      types: ['customer', 'contact', 'agencyManager'],
      under: ['/me/credits', '/me/account/bills'],
    },
  ],
  live: {
    'purchases.changed': always(['purchases'], ['networks'], ['home']),
    'credits.changed': always(['purchases'], ['home']),
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    credits: typeof credits
    paymentMethods: typeof paymentMethods
  }
}
