import type { boosts } from '@postelier/texts/fr/boosts'
import type { postFaults } from '@postelier/texts/fr/post-faults'
import type { posts } from '@postelier/texts/fr/posts'
import type { publications } from '@postelier/texts/fr/publications'
import type { truth } from '@postelier/texts/fr/truth'
import { CalendarDays } from 'lucide-react'
import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({
  menu: [
    {
      name: 'posts',
      to: '/me/tasks',
      icon: CalendarDays,
      section: 'work',
      order: 30,
      ability: 'posts:consult',
      types: ['customer', 'contact'],
      isShortcut: true,
    },
  ],
  live: {
    'tasks.changed': [['tasks']],
    'boosts.changed': [['boosts']],
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    boosts: typeof boosts
    postFaults: typeof postFaults
    posts: typeof posts
    publications: typeof publications
    truth: typeof truth
  }
}
