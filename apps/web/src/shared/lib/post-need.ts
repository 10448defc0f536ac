// What a post needs a person for, or what keeps it back: said in place of its state, which would hide it.
import type { Network, PublicationCounts } from '@postelier/contract'

export type PostNeed =
  | { readonly kind: 'awaitsYou'; readonly pages: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'refused'; readonly networks: readonly Network[] }

/** States in which what became of it on its pages is still somebody's matter; being made again, it is not. */
const isSent = new Set(['publishing', 'published', 'validated'])

/** The most pressing first: a page to decide about, then a stop, which holds everything, then a refusal. */
export function needOf(status: string, counts: PublicationCounts): PostNeed | null {
  const pages = counts.asked + counts.held
  if (isSent.has(status) && pages > 0) return { kind: 'awaitsYou', pages }
  if (counts.isStopped) return { kind: 'stopped' }
  if (isSent.has(status) && counts.refused > 0) return { kind: 'refused', networks: counts.refusedOn }
  return null
}
