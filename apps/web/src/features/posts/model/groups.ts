// Under which head a post stands in the list. The server puts them in this order; the heads tell a person which it is.
import { isToMend } from '#features/posts/model/waiting-things.ts'
import type { TaskCard } from '#features/posts/post-queries.ts'

export type PostGroup = 'fix' | 'late' | 'coming' | 'making' | 'over'

type Dated = Pick<TaskCard, 'status' | 'publishAt'>
type Waiting = Pick<TaskCard, 'id' | 'status' | 'publishAt' | 'publications'>

/** What did not go out, or would not, stands on top, wherever its date would put it; of the others those of the page. */
export function mendedFirst<P extends Waiting>(
  page: readonly P[],
  waiting: readonly P[],
): { readonly toMend: readonly P[]; readonly others: readonly P[] } {
  const all = new Map([...waiting, ...page].map((post) => [post.id, post]))
  const toMend = [...all.values()].filter(isToMend)
  return { toMend, others: page.filter((post) => !isToMend(post)) }
}

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
