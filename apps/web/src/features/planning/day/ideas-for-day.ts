import type { SubjectView } from '@postelier/contract'
import { isOverOn } from '#features/planning/over-on.ts'

/** As many as are read at a glance. */
const most = 3

/** What could go on a day: ideas that are meant for it; else those without a day, and then the nearest of other days. */
export function ideasForDay(ideas: readonly SubjectView[], day: string): SubjectView[] {
  const dayOf = ({ localTime }: SubjectView) => localTime?.slice(0, 10) ?? null
  const open = ideas.filter((idea) => !isOverOn(day, idea))
  const meant = open.filter((idea) => dayOf(idea) === day)
  if (meant.length > 0) return meant.slice(0, most)
  // Whoever kept one for another day has decided.
  const free = open.filter(({ status }) => status === 'proposed')
  const undated = free.filter((idea) => dayOf(idea) === null)
  const apart = (idea: SubjectView) => Math.abs(Date.parse(dayOf(idea) ?? day) - Date.parse(day))
  const others = free
    .filter((idea) => dayOf(idea) !== null)
    .toSorted((one, other) => apart(one) - apart(other))
  return [...undated, ...others].slice(0, most)
}
