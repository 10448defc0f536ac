/** So many questions, each after such a pause. */
export type Patience = readonly (readonly [times: number, pauseMs: number])[]

/** How long to wait before asking again; null where it was asked often enough. */
export const pauseAfter = (asked: number, patience: Patience): number | null => {
  let left = asked
  for (const [times, pauseMs] of patience) {
    if (left < times) return pauseMs
    left -= times
  }
  return null
}
