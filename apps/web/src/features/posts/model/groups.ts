// Under which head a post stands in the list. The server puts them in this order; the heads tell a person which it is.
import type { TaskCard } from '#features/posts/post-queries.ts'
import { bySoonest } from '#shared/api/waiting.ts'

export type PostGroup = 'coming' | 'making' | 'over'

const groupOf = ({ status }: Pick<TaskCard, 'status'>): PostGroup => {
  if (status === 'publicationWaiting' || status === 'publishing') return 'coming'
  return status === 'published' || status === 'publicationCanceled' ? 'over' : 'making'
}

/**
 * What is being prepared stands in the order of its dates. The server hands it out by its last change: where the list has more
 * pages than this one, it stays so, or the order would begin anew on each.
 */
export function byDate<P extends Pick<TaskCard, 'status' | 'publishAt'>>(posts: readonly P[]): P[] {
  const isMade = (post: P) => groupOf(post) === 'making'
  const soonest = bySoonest(posts.filter(isMade))
  return posts.map((post) => (isMade(post) ? (soonest.shift() ?? post) : post))
}

/** As they come, a head wherever another collection begins. */
export function inGroups<P extends Pick<TaskCard, 'status'>>(
  posts: readonly P[],
): { group: PostGroup; posts: P[] }[] {
  const groups: { group: PostGroup; posts: P[] }[] = []
  for (const post of posts) {
    const group = groupOf(post)
    const last = groups.at(-1)
    if (last?.group === group) last.posts.push(post)
    else groups.push({ group, posts: [post] })
  }
  return groups
}
