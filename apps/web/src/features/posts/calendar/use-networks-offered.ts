import type { Network, TaskCard } from '@postelier/contract'
import { useState } from 'react'
import { offeredOf } from '#features/posts/model/networks-offered.ts'
import { useKept } from '#features/posts/model/use-reach.ts'

/** Networks that posts can be narrowed to: what was seen once stays while the page is open, whatever is narrowed since. */
export function useNetworksOffered(
  accountId: number,
  posts: readonly Pick<TaskCard, 'networks'>[],
  chosen: string | undefined,
): readonly Network[] {
  const [seen, setSeen] = useState<readonly Network[]>([])
  const offered = offeredOf({ kept: useKept(accountId), posts, seen, chosen })
  if (offered.some((network) => !seen.includes(network))) setSeen(offered)
  return offered
}
