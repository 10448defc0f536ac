import type { TaskView } from '#features/posts/post-queries.ts'

const underWay = ['publicationWaiting', 'publishing', 'published', 'publicationCanceled']

export interface PlannedFor {
  readonly at: Date
  /** In whose local time its hour is said. */
  readonly zone: string
  readonly isOver: boolean
}

/** The date a post is meant for while it is not scheduled: a proposal, or what was scheduled once; of no other. */
export function plannedFor(
  { publishAt, schedule, status, zone }: Pick<TaskView, 'publishAt' | 'schedule' | 'status' | 'zone'>,
  now: Date,
): PlannedFor | null {
  if (!publishAt || underWay.includes(status)) return null
  const at = new Date(publishAt)
  return { at, zone: schedule?.zone ?? zone, isOver: at <= now }
}
