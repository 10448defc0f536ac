import type { planning } from '@postelier/texts/fr/planning'
import type { start } from '@postelier/texts/fr/start'
import { Lightbulb } from 'lucide-react'
import { defineFeature } from '#shared/feature.ts'

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
  live: { 'planning.changed': [['planning']] },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    planning: typeof planning
    start: typeof start
  }
}
