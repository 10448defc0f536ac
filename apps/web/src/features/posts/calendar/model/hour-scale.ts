// How tall an hour is drawn, and at which hour a week or a day of hours opens.

/** From eight in the morning to where the card of an evening's post ends. */
const hoursSeen = 15.5
const usualFirst = 8 * 60
/** What comes first stands so far under the edge. */
const slackMinutes = 20
/** What stands above and below the hours on the screen, in pixels. */
const around = 200
const [leastPx, mostPx] = [40, 64]

/** A working day of posts fits into the window, unless it is too low for that. */
export const hourPxFor = (windowHeightPx: number): number =>
  Math.min(mostPx, Math.max(leastPx, Math.floor((windowHeightPx - around) / hoursSeen)))

export interface Opening {
  /** Of the first post that is still to come or, where none is, of what stands first. */
  readonly firstMinute: number
  /** Where the last card ends. */
  readonly endMinute: number
  readonly visibleMinutes: number
}

/** A little above the first that comes: eight where that shows it, later where the last would be cut. */
export function openingMinute({ firstMinute, endMinute, visibleMinutes }: Opening): number {
  const above = Math.max(0, firstMinute - slackMinutes)
  const usual = Math.min(usualFirst, above)
  const wanted = Math.max(usual, endMinute + slackMinutes / 2 - visibleMinutes)
  // No hour's name is cut: it stands under its line.
  const clear = wanted % 60 === 0 ? wanted : Math.ceil((wanted + slackMinutes) / 60) * 60 - slackMinutes
  return Math.min(above, clear)
}
