// What a post needs a person for, or what keeps it back: said in place of its state, which would hide it.
import type { PublicationCounts } from '../views/task.ts'
import type { Network } from './brand.ts'

export type PostNeed =
  | { readonly kind: 'awaitsYou'; readonly pages: number }
  /** Of its pages, on how many it would not go out; on all of them where `isAll`. */
  | { readonly kind: 'stuck'; readonly pages: number; readonly isAll: boolean }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'atRisk' }
  | { readonly kind: 'refused'; readonly networks: readonly Network[] }
  /** With a date, and approved or being written on, but not scheduled: it will not go out. */
  | { readonly kind: 'notScheduled' }

/** States in which what became of it on its pages is still somebody's matter; being made again, it is not. */
const isSent = new Set(['publishing', 'published', 'validated'])

/** Whoever gave it a date believes that it goes out. */
const isOnlyDated = new Set(['customizing', 'validated'])

/**
 * The most pressing first: a page to decide about, also before the date, then a stop, which holds everything, then what may go
 * wrong or was refused.
 */
export function needOf(
  status: string,
  counts: PublicationCounts,
  publishAt: string | null = null,
): PostNeed | null {
  const pages = counts.asked + counts.held
  if (isSent.has(status) && pages > 0) return { kind: 'awaitsYou', pages }
  const isAhead = status === 'publicationWaiting'
  if (isAhead && counts.stuck > 0)
    return { kind: 'stuck', pages: counts.stuck, isAll: counts.stuck >= counts.underway }
  if (counts.isStopped) return { kind: 'stopped' }
  if (isAhead && counts.atRisk > 0) return { kind: 'atRisk' }
  if (isSent.has(status) && counts.refused > 0) return { kind: 'refused', networks: counts.refusedOn }
  if (isOnlyDated.has(status) && publishAt !== null) return { kind: 'notScheduled' }
  return null
}

/** Nobody has said yes to it as it is now, and its date is still to come: it is asked for. */
export const isToApprove = (status: string, publishAt: string | null, now: Date): boolean =>
  status === 'aiSuggestion' || (status === 'customizing' && publishAt !== null && new Date(publishAt) > now)
