import type { home } from '@postelier/texts/fr/home'
import { Home } from 'lucide-react'
import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({
  menu: [{ name: 'home', to: '/', icon: Home, section: 'work', order: 10 }],
  live: {
    'account.changed': [['home']],
    'contacts.changed': [['home']],
    'credits.changed': [['home']],
    'sectors.changed': [['home']],
    'tasks.changed': [['home']],
    'networks.changed': [['home']],
    'planning.changed': [['home']],
    'people.changed': [['home']],
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    home: typeof home
  }
}
