// Under which head a post stands in the list. The server puts them in this order; the heads tell a person which it is.
import type { TaskCard } from '#features/posts/post-queries.ts'

export type PostGroup = 'late' | 'coming' | 'making' | 'over'

type Dated = Pick<TaskCard, 'status' | 'publishAt'>

const groupOf = ({ status, publishAt }: Dated, now: Date): PostGroup => {
  if (status === 'publicationWaiting' || status === 'publishing')
    return publishAt !== null && new Date(publishAt) < now ? 'late' : 'coming'
  return status === 'published' || status === 'publicationCanceled' ? 'over' : 'making'
}

/** As they come, a head wherever another collection begins. */
export function inGroups<P extends Dated>(
  posts: readonly P[],
  now: Date,
): { group: PostGroup; posts: P[] }[] {
  const groups: { group: PostGroup; posts: P[] }[] = []
  for (const post of posts) {
    const group = groupOf(post, now)
    const last = groups.at(-1)
    if (last?.group === group) last.posts.push(post)
    else groups.push({ group, posts: [post] })
  }
  return groups
}
