const minuteMs = 60_000

/** So long without a sign of somebody, and they are asked whether they still work. */
export const askedAfterMs = 30 * minuteMs
/** So long they have to answer. */
export const answeredWithinMs = 10 * minuteMs

/** What becomes of a timer while nothing moves on its page: it counts, its agent is asked, or it is stopped. */
export function timerState(movedAt: number, now: number): 'counts' | 'asks' | 'stops' {
  const quiet = now - movedAt
  if (quiet < askedAfterMs) return 'counts'
  return quiet < askedAfterMs + answeredWithinMs ? 'asks' : 'stops'
}
