import { FinishSetUp } from '#features/account/finish-set-up.tsx'
import { FirstPost } from '#features/account/first-post.tsx'
import type { HomeParts } from '#shared/home/home-parts.ts'

/** What the account adds to the home page: the preview of a first post, and the step that finishes the set-up. */
export const homeParts: HomeParts = {
  tiles: [
    {
      id: 'firstPost',
      order: 60,
      place: 'column',
      ability: 'account:consult',
      types: ['customer', 'contact'],
      // What a post will look like, while none can be looked at.
      when: ({ posts }, { subjects }) => !posts?.any && subjects === 0,
      Tile: FirstPost,
    },
  ],
  steps: [{ id: 'welcome', order: 10, ability: 'account:edit', Step: FinishSetUp }],
}
