import type { bills } from '@postelier/texts/fr/bills'
import { ReceiptText } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'allBills',
      to: '/admin/bills',
      icon: ReceiptText,
      section: 'administration',
      order: 85,
      ability: 'adminBills:consult',
    },
  ],
  live: {
    'bills.changed': always(['bills']),
    'purchases.changed': always(['bills']),
    'credits.changed': always(['bills']),
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    bills: typeof bills
  }
}
