import type { approvals } from '@postelier/texts/fr/approvals'
import type { boosts } from '@postelier/texts/fr/boosts'
import type { calendar } from '@postelier/texts/fr/calendar'
import type { comments } from '@postelier/texts/fr/comments'
import type { postFaults } from '@postelier/texts/fr/post-faults'
import type { postHistory } from '@postelier/texts/fr/post-history'
import type { postLists } from '@postelier/texts/fr/post-lists'
import type { postMedia } from '@postelier/texts/fr/post-media'
import type { postOptions } from '@postelier/texts/fr/post-options'
import type { postPage } from '@postelier/texts/fr/post-page'
import type { postPublish } from '@postelier/texts/fr/post-publish'
import type { posts } from '@postelier/texts/fr/posts'
import type { publications } from '@postelier/texts/fr/publications'
import type { truth } from '@postelier/texts/fr/truth'
import { CalendarDays } from 'lucide-react'
import { keyOf, ofAccount } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** Menu entries, and the queries that each live event makes stale; every feature declares its own, and the shell collects them. */
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
    // One post is in every list, and in what was read of it.
    'tasks.changed': (event) => {
      const posts = keyOf('tasks', event)
      if (event.id === undefined) return [posts]
      return [
        [...posts, 'list'],
        [...posts, 'post', event.id],
      ]
    },
    'comments.changed': (event) => [[...keyOf('tasks', event), 'post', event.id, 'comments']],
    // Heard by whoever has the post open; there is nothing to read again.
    'presence.changed': () => [],
    'boosts.changed': ofAccount('boosts'),
  },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    approvals: typeof approvals
    boosts: typeof boosts
    calendar: typeof calendar
    comments: typeof comments
    postFaults: typeof postFaults
    postHistory: typeof postHistory
    postLists: typeof postLists
    postMedia: typeof postMedia
    postPublish: typeof postPublish
    postOptions: typeof postOptions
    postPage: typeof postPage
    posts: typeof posts
    publications: typeof publications
    truth: typeof truth
  }
}
