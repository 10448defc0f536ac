import type { SubjectView } from '@postelier/contract'

/** An event that is behind on that day, or an offer that has ended: nothing could be written of it. */
export const isOverOn = (day: string, { facts }: Pick<SubjectView, 'facts'>): boolean => {
  const [first] = facts
  const last = first?.until ?? (first?.kind === 'event' ? first.date : null)
  return day !== '' && last !== undefined && last !== null && day > last
}
