// When a post's figures are asked for: often while they move, seldom once they stand.
import type { Figures } from '@postelier/networks/adapters'
import { days, hours, later } from '../../platform/clock.ts'

export type CountedFigures = Omit<Figures, 'raw' | 'post'>

/** Once a post is that old, nobody asks for its figures any more. */
export const askedForMs = days(365)

/** How old a post is, and how long until it is asked again. */
const rhythm: readonly { readonly upToMs: number; readonly everyMs: number }[] = [
  { upToMs: days(1), everyMs: hours(1) },
  { upToMs: days(30), everyMs: days(1) },
  { upToMs: askedForMs, everyMs: days(7) },
]

/** Nothing once it is a year old. */
export function nextFiguresAt(publishedAt: Date, now: Date): Date | null {
  const age = now.getTime() - publishedAt.getTime()
  const found = rhythm.find(({ upToMs }) => age < upToMs)
  return found ? later(now, found.everyMs) : null
}

/** Where nothing could be read: after so long, and no longer than what can be. */
export const figuresAgainAt = (publishedAt: Date | null, now: Date, afterMs: number): Date | null =>
  publishedAt && nextFiguresAt(publishedAt, now) && later(now, afterMs)

export const counted = ({ raw: _raw, post: _post, ...figures }: Figures): CountedFigures => figures
