import {
  type Network,
  needOf,
  type PostNeed,
  type PublicationCounts,
  type ReadinessCode,
  riskCodes,
  stuckCodes,
} from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { relinkOf, useKept } from '#features/posts/model/use-reach.ts'
import {
  holdQuery,
  type PostAt,
  type PublicationView,
  publicationsQuery,
  type TaskView,
} from '#features/posts/post-queries.ts'

const has = ({ readiness }: PublicationView, codes: readonly ReadinessCode[]): boolean =>
  readiness?.some(({ code }) => codes.includes(code)) ?? false

/** As a list counts it, of a post whose pages are all at hand. */
export function countsOf(
  status: TaskView['status'],
  publications: readonly PublicationView[],
  isHeld: boolean,
): PublicationCounts {
  const count = (...states: PublicationView['state'][]) =>
    publications.filter(({ state }) => states.includes(state)).length
  const refused = publications.filter(({ state, reason }) => state === 'failed' && reason !== 'givenUp')
  const isToLeave =
    status === 'publicationWaiting' ||
    (status === 'publishing' && publications.some(({ state }) => state === 'waiting' || state === 'sending'))
  const ahead = publications.filter(({ state }) => state === 'waiting')
  return {
    published: count('published'),
    underway: count('waiting', 'sending', 'unknown'),
    asked: count('asked'),
    held: count('held'),
    refused: refused.length,
    refusedOn: [...new Set(refused.map(({ network }) => network))],
    isStopped: isHeld && isToLeave,
    stuck: ahead.filter((one) => has(one, stuckCodes)).length,
    atRisk: ahead.filter((one) => has(one, riskCodes) && !has(one, stuckCodes)).length,
  }
}

/** Whose account is to be connected before it goes out there. */
export function usePostRelink(at: PostAt, post: TaskView): readonly Network[] {
  const publications = useQuery(publicationsQuery(at)).data ?? []
  const kept = useKept(at.accountId)
  return relinkOf({ ...post, publications: countsOf(post.status, publications, false) }, kept)
}

export function usePostNeed(at: PostAt, { status, publishAt }: TaskView): PostNeed | null {
  const publications = useQuery(publicationsQuery(at)).data
  const hold = useQuery({ ...holdQuery(at.accountId), retry: false }).data
  if (!publications) return null
  return needOf(status, countsOf(status, publications, Boolean(hold?.own ?? hold?.everybody)), publishAt)
}
