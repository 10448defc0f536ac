import { isToApprove, type TaskCard } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { roomQuery } from '#features/posts/post-queries.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { localTimeAt } from '#shared/lib/local-time.ts'

const weekMs = 7 * 86_400_000

/**
 * Which posts that wait for a yes have a date that only a plan allows. One of them is asked about: what is true of the soonest is
 * true of all that are further ahead.
 */
export function useNeedsPlan(
  accountId: number,
  posts: readonly TaskCard[],
): {
  readonly needsPlan: (post: TaskCard) => boolean
  /** From when the soonest of them can be scheduled without one. */
  readonly opensAt: string | null
} {
  const zone = useCurrentUser()?.timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone
  const monthOf = (at: Date) => localTimeAt(at, zone).slice(0, 7)
  const now = new Date()
  const isFar = ({ status, publishAt }: TaskCard) =>
    isToApprove(status, publishAt, now) &&
    publishAt !== null &&
    new Date(publishAt).getTime() > now.getTime() + weekMs &&
    monthOf(new Date(publishAt)) > monthOf(now)
  const [soonest] = posts
    .filter(isFar)
    .toSorted((one, other) => (one.publishAt ?? '').localeCompare(other.publishAt ?? ''))
  const at = { accountId, taskPublicId: soonest?.id ?? '' }
  const room = useQuery({
    ...roomQuery(at, new Date(soonest?.publishAt ?? 0)),
    enabled: soonest !== undefined && accountId > 0,
  }).data
  return {
    needsPlan: (post) => room?.full === 'month' && isFar(post),
    opensAt: room?.opensAt ?? null,
  }
}
