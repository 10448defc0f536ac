/** How the day a post is to come out stands to today and to the day it is delivered. */
export type WantedDay = 'past' | 'late' | 'lateUnlessUrgent' | 'inTimeByUrgent' | 'inTime'

interface Days {
  readonly today: string
  /** Of the order as it is asked for. */
  readonly delivered: string | null
  /** As usual, and where it goes first; nothing where no day is gained by that. */
  readonly gain: { readonly before: string; readonly at: string } | null
}

/** Days as they are written: in their order they are in the calendar's. */
export function standOf(wanted: string | null, { today, delivered, gain }: Days): WantedDay {
  if (wanted === null) return 'inTime'
  if (wanted < today) return 'past'
  const saves = gain !== null && gain.at <= wanted && wanted < gain.before
  if (delivered !== null && delivered > wanted) return saves ? 'lateUnlessUrgent' : 'late'
  return saves ? 'inTimeByUrgent' : 'inTime'
}
