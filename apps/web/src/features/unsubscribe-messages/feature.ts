import type { unsubscribeMessages } from '@postelier/texts/fr/unsubscribe-messages'
import { MessageCircleQuestionMark } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'unsubscribeMessages',
      to: '/admin/unsubscribe-messages',
      icon: MessageCircleQuestionMark,
      section: 'administration',
      order: 64,
      ability: 'adminUnsubscribeMessages:consult',
      under: ['/admin/unsubscribe-messages'],
    },
  ],
  live: { 'unsubscribeMessages.changed': always(['unsubscribe-messages']) },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    unsubscribeMessages: typeof unsubscribeMessages
  }
}
