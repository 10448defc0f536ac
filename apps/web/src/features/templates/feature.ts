import type { templates } from '@postelier/texts/fr/templates'
import { LayoutTemplate } from 'lucide-react'
import { keyOf, ofAccount } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

const owners = ['customer', 'contact', 'agencyManager'] as const

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  menu: [
    {
      name: 'ownTemplates',
      to: '/me/graphical-line-templates',
      icon: LayoutTemplate,
      section: 'business',
      order: 20,
      ability: 'design:consult',
      types: owners,
      isShortcut: true,
    },
    {
      name: 'templates',
      to: '/admin/graphical-line-templates',
      icon: LayoutTemplate,
      section: 'administration',
      order: 50,
      ability: 'adminTemplates:consult',
      isShortcut: true,
    },
  ],
  commands: [
    {
      id: 'new:template',
      name: 'templates',
      to: '/admin/graphical-line-templates',
      search: { new: '1' },
      ability: 'adminTemplates:create',
    },
    {
      id: 'new:template',
      name: 'ownTemplates',
      to: '/me/graphical-line-templates',
      search: { new: '1' },
      ability: 'design:create',
      types: owners,
    },
  ],
  live: {
    'brand.changed': ofAccount('templates'),
    // One template is in its lists, and in what was read of it; shared ones stand in everybody's.
    'templates.changed': ({ id, ...event }) => {
      const templates = keyOf('templates', event)
      if (id === undefined || event.accountId === undefined) return [templates]
      return [
        [...templates, 'gallery'],
        [...templates, 'starts'],
        ...['one', 'states', 'past'].map((part) => [...templates, part, Number(id)]),
      ]
    },
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    templates: typeof templates
  }
}
