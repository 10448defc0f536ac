import type { account } from '@postelier/texts/fr/account'
import { Building2 } from 'lucide-react'
import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({
  menu: [
    { name: 'account', to: '/me/account', icon: Building2, section: 'business', order: 10, isShortcut: true },
  ],
  live: {
    'session.ended': [['devices']],
    'pictures.changed': [['brand-pictures']],
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    account: typeof account
  }
}
