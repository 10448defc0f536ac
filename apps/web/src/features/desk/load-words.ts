// How much work there is, as a manager reads it.
import type { AgentLoadView } from '@postelier/contract/desk'

/** From two days on, about how many of who does it, to the half; null where hours say enough. */
export function workingDays({ minutes, days }: Pick<AgentLoadView, 'minutes' | 'days'>): number | null {
  const day = Math.max(0, ...days.map(({ capacityMinutes }) => capacityMinutes))
  return day > 0 && minutes >= 2 * day ? Math.round((minutes / day) * 2) / 2 : null
}

/** Who is at other work as well has 3 h 51 of a day: that is no clock time, and read as about that. Some last minutes are no hours. */
export const inQuarters = (minutes: number): number => Math.round(minutes / 15) * 15
