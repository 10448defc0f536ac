import type { Network, TaskCard } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Barrier, barrierTo, type Kept, unreached } from '#features/posts/model/reach.ts'
import { keptQuery } from '#features/posts/post-queries.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

/** What was sent keeps its marks: they say where it went. */
const isAhead = ({ status }: Pick<TaskCard, 'status'>) =>
  !['publishing', 'published', 'publicationCanceled'].includes(status)

/** Where nothing of a post would go that is still to come or held on its way, as accounts are linked now: the same on every card. */
export const unlitOf = (
  post: Pick<TaskCard, 'status' | 'networks' | 'publications'>,
  kept: Kept | undefined,
): Network[] => (kept && isAhead(post) ? unreached(post.networks, kept) : relinkOf(post, kept))

/** Accounts to be connected so that it goes out, of a post that waits for its date or is held on its way. */
export function relinkOf(
  post: Pick<TaskCard, 'status' | 'networks' | 'publications'>,
  kept: Kept | undefined,
): Network[] {
  const { held, asked } = post.publications
  if (!kept || (!isAhead(post) && (held === 0 || asked > 0))) return []
  return unreached(post.networks, kept).filter((network) => {
    const why = kept.barriers[network]?.why
    return why === 'reconnect' || why === 'unlinked'
  })
}

/** Networks that get nothing of some posts to come, or held on their way, each once, with why. */
export function barriersOf(
  posts: readonly Pick<TaskCard, 'status' | 'networks' | 'publications'>[],
  kept: Kept,
): { readonly network: Network; readonly barrier: Barrier }[] {
  const networks = new Set(posts.flatMap((post) => [...unlitOf(post, kept), ...relinkOf(post, kept)]))
  return [...networks].flatMap((network) => {
    const barrier = barrierTo(network, kept)
    return barrier ? [{ network, barrier }] : []
  })
}

/** How the accounts of a business are linked; nothing for whoever may not see that. */
export const useKept = (accountId: number): Kept | undefined =>
  useQuery({ ...keptQuery(accountId), enabled: accountId > 0, retry: false }).data

/** Why a network gets nothing of a post, in a sentence; the first where there are several. */
export function useBarrierWords() {
  const { t } = useTranslation('postPage')
  return (
    post: Pick<TaskCard, 'status' | 'networks' | 'publications'>,
    kept: Kept | undefined,
  ): string | null => {
    const [network] = unlitOf(post, kept)
    const barrier = network && kept ? barrierTo(network, kept) : null
    return network && barrier ? t(`barrier.${barrier.why}`, { network: networkLabel(network) }) : null
  }
}
