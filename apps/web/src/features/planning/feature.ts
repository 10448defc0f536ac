import type { planning } from '@postelier/texts/fr/planning'
import type { start } from '@postelier/texts/fr/start'
import { Lightbulb } from 'lucide-react'
import { keyOf, ofAccount } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'planning',
      to: '/me/planning',
      icon: Lightbulb,
      section: 'work',
      order: 40,
      ability: 'planning:consult',
      types: ['customer', 'contact'],
    },
  ],
  live: {
    'planning.changed': ofAccount('planning'),
    'reading.progressed': (event) => [[...keyOf('planning', event), 'reading']],
    'lookup.finished': (event) => [[...keyOf('planning', event), 'lookup', event.id]],
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    planning: typeof planning
    start: typeof start
  }
}
