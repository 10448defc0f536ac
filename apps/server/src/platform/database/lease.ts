// A row in one pair of hands: taken for a while, kept by saying so, let go. Whoever says nothing for that long is gone, and
// whoever comes next goes on from what they wrote down.
import { type Column, eq, gte, isNull, lt, or } from 'drizzle-orm'
import { later } from '../clock.ts'

interface LeaseColumns {
  /** Who is at it, by a word only they know. */
  readonly holder: Column
  /** Until when they may be. */
  readonly heldUntil: Column
}

export interface Held {
  readonly holder: string | null
  readonly heldUntil: Date | null
}

/** In nobody's hands. */
export const unheld: Held = { holder: null, heldUntil: null }

/** How rows of a table are held, and for how long at a time. */
export function leaseOn({ holder, heldUntil }: LeaseColumns, lastsMs: number) {
  const until = (now: Date): Date => later(now, lastsMs)
  const held = (by: string, now: Date): Held => ({ holder: by, heldUntil: until(now) })
  return {
    /** Nobody is at it, or whoever was is gone. */
    isFree: (now: Date) => or(isNull(heldUntil), lt(heldUntil, now)),
    isHeld: (now: Date) => gte(heldUntil, now),
    /** Still theirs: not taken over, and not let go. */
    isHeldBy: (by: string) => eq(holder, by),
    until,
    held,
    /** After something was written: in the same hands still, or in nobody's. */
    heldOn: (by: string, keeps: boolean, now: Date): Held => (keeps ? held(by, now) : unheld),
  }
}
