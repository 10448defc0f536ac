// Which one press helps a post of a list: the one that its sentence speaks of.
import type { Network, PostNeed, TaskCard } from '@postelier/contract'

export type Step = 'approve' | 'plan' | 'schedule' | 'date' | 'relink' | 'fix' | 'brief'

interface Around {
  readonly need: PostNeed | null
  /** Whose account is to be connected before it goes out. */
  readonly relink: readonly Network[]
  readonly needsPlan: boolean
  readonly now: Date
}

export function stepOf(
  { status, publishAt, origin }: Pick<TaskCard, 'status' | 'publishAt' | 'origin'>,
  { need, relink, needsPlan, now }: Around,
): Step | null {
  const isPast = publishAt !== null && new Date(publishAt) < now
  if (status === 'aiSuggestion') return needsPlan ? 'plan' : isPast ? 'date' : 'approve'
  // A brief that is not ordered yet.
  if (status === 'draft' && origin === 'tailorMade') return 'brief'
  if (need?.kind === 'refused') return 'fix'
  if (need?.kind === 'notScheduled') {
    if (isPast) return 'date'
    return status === 'validated' ? 'schedule' : needsPlan ? 'plan' : 'approve'
  }
  if (need && relink.length > 0) return 'relink'
  if (status === 'validated' && (publishAt === null || isPast) && !need) return 'date'
  return null
}
