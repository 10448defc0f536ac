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
  /** Approved, with a date, and not scheduled: it will not go out. */
  | { readonly kind: 'notScheduled' }

/** States in which what became of it on its pages is still somebody's matter; being made again, it is not. */
const isSent = new Set(['publishing', 'published', 'validated'])

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
  if (status === 'validated' && publishAt !== null) return { kind: 'notScheduled' }
  return null
}
