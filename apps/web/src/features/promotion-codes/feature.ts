import type { promotionCodes } from '@postelier/texts/fr/promotion-codes'
import { TicketPercent } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'promotionCodes',
      to: '/admin/promotion-codes',
      icon: TicketPercent,
      section: 'administration',
      order: 63,
      ability: 'adminPromotionCodes:consult',
      under: ['/admin/promotion-codes'],
    },
  ],
  live: {
    'promotionCodes.changed': always(['promotion-codes']),
    'affiliationCodes.changed': always(['affiliation-codes']),
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    promotionCodes: typeof promotionCodes
  }
}
