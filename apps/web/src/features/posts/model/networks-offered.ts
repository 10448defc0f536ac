import { type Network, networks, type TaskCard } from '@postelier/contract'
import type { Kept } from '#features/posts/model/reach.ts'

interface Around {
  /** How accounts are linked; not known to whoever may not see it. */
  readonly kept: Pick<Kept, 'pages' | 'lost'> | undefined
  readonly posts: readonly Pick<TaskCard, 'networks'>[]
  readonly seen: readonly Network[]
  readonly chosen: string | undefined
}

/** Networks with an account, or with posts; and the one that is chosen, which could not be let go otherwise. */
export function offeredOf({ kept, posts, seen, chosen }: Around): Network[] {
  const linked = [...(kept?.pages ?? []), ...(kept?.lost ?? [])].map(({ network }) => network)
  const written = posts.flatMap((post) => post.networks)
  const all = new Set<string | undefined>([...linked, ...written, ...seen, chosen])
  return networks.filter((network) => all.has(network))
}
