// Under which head a post stands in the list. The server puts them in this order; the heads tell a person which it is.
import type { TaskCard } from '#features/posts/post-queries.ts'
import { bySoonest } from '#shared/api/waiting.ts'

export type Shelf = 'coming' | 'making' | 'over'

const shelfOf = ({ status }: Pick<TaskCard, 'status'>): Shelf => {
  if (status === 'publicationWaiting' || status === 'publishing') return 'coming'
  return status === 'published' || status === 'publicationCanceled' ? 'over' : 'making'
}

/**
 * What is being prepared stands in the order of its dates. The server hands it out by its last change: where the list has more
 * pages than this one, it stays so, or the order would begin anew on each.
 */
export function byDate<P extends Pick<TaskCard, 'status' | 'publishAt'>>(posts: readonly P[]): P[] {
  const isMade = (post: P) => shelfOf(post) === 'making'
  const soonest = bySoonest(posts.filter(isMade))
  return posts.map((post) => (isMade(post) ? (soonest.shift() ?? post) : post))
}

/** As they come, a head wherever another shelf begins. */
export function onShelves<P extends Pick<TaskCard, 'status'>>(
  posts: readonly P[],
): { shelf: Shelf; posts: P[] }[] {
  const shelves: { shelf: Shelf; posts: P[] }[] = []
  for (const post of posts) {
    const shelf = shelfOf(post)
    const last = shelves.at(-1)
    if (last?.shelf === shelf) last.posts.push(post)
    else shelves.push({ shelf, posts: [post] })
  }
  return shelves
}
