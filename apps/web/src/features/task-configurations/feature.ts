import type { taskConfigurations } from '@postelier/texts/fr/task-configurations'
import { Tags } from 'lucide-react'
import { always } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'taskConfigurations',
      to: '/admin/task-configurations',
      icon: Tags,
      section: 'administration',
      order: 65,
      ability: 'adminTaskConfigurations:consult',
      under: ['/admin/task-configurations'],
    },
  ],
  live: { 'taskConfigurations.changed': always(['task-configurations']) },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    taskConfigurations: typeof taskConfigurations
  }
}
