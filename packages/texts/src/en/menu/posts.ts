import type { screens as French } from '../../fr/menu/posts.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  posts: { name: 'Posts', about: 'What goes out, what is being made, what has appeared.' },
  writePost: { name: 'Add a post' },
}
