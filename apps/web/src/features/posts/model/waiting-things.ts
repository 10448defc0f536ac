// What waits for a person, one line for each thing there is to do: an account to be connected is one, whatever waits for it.
import { type Network, needOf, type TaskCard } from '@postelier/contract'

type Post = Pick<TaskCard, 'id' | 'status' | 'publications' | 'publishAt'>

export type WaitingThing<P> =
  | { readonly kind: 'relink'; readonly network: Network; readonly posts: readonly P[] }
  | { readonly kind: 'post'; readonly post: P }
  | { readonly kind: 'plan'; readonly posts: readonly P[] }

const mended = new Set(['awaitsYou', 'stuck', 'refused'])

/** It did not go out, or would not, and a person can do something about it. */
export const isToMend = ({ status, publications, publishAt }: Omit<Post, 'id'>): boolean =>
  mended.has(needOf(status, publications, publishAt)?.kind ?? '')

/** The account that has to be connected before anything else helps. */
export const networkToRelink = <P extends Post>(post: P, relinkOf: (post: P) => Network[]): Network | null =>
  post.status !== 'aiSuggestion' && isToMend(post) ? (relinkOf(post)[0] ?? null) : null

/** What is to be mended before what waits for a yes; what only a plan, or time, lets anybody schedule is one line, the last. */
export function waitingThings<P extends Post>(
  posts: readonly P[],
  relinkOf: (post: P) => Network[],
  needsPlan: (post: P) => boolean = () => false,
): WaitingThing<P>[] {
  const lost = Map.groupBy(posts, (post) => networkToRelink(post, relinkOf))
  const relinks = [...lost].flatMap(([network, waiting]) =>
    network === null ? [] : [{ kind: 'relink' as const, network, posts: waiting }],
  )
  const others = (lost.get(null) ?? []).toSorted(
    (one, other) => Number(isToMend(other)) - Number(isToMend(one)),
  )
  const later = others.filter(needsPlan)
  const now = others.filter((post) => !needsPlan(post))
  return [
    ...relinks,
    ...now.map((post) => ({ kind: 'post' as const, post })),
    ...(later.length > 0 ? [{ kind: 'plan' as const, posts: later }] : []),
  ]
}
