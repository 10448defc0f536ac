import type { templates } from '@postelier/texts/fr/templates'
import { LayoutTemplate } from 'lucide-react'
import { defineFeature } from '#shared/feature.ts'

const owners = ['customer', 'contact', 'agencyManager'] as const

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
    'brand.changed': [['templates']],
    'templates.changed': [['templates']],
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    templates: typeof templates
  }
}
