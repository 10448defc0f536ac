import type { screens as French } from '../../fr/menu/posts.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  posts: { name: 'Posts', about: 'Your posts: upcoming, in preparation and published.' },
  writePost: { name: 'Add a post' },
}
