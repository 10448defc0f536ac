import type { agency } from '@postelier/texts/fr/agency'
import { Store } from 'lucide-react'
import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({
  menu: [
    {
      name: 'agencyCustomers',
      to: '/agency/customers',
      under: ['/admin/users/customer'],
      icon: Store,
      section: 'work',
      order: 20,
      ability: 'agency:consult',
      types: ['agencyManager'],
      isShortcut: true,
    },
  ],
  live: { 'people.changed': [['customers'], ['agency']] },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    agency: typeof agency
  }
}
