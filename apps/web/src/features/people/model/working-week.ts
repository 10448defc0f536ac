export type Span = { weekday: number; startMinute: number; endMinute: number }

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export const minutesOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, span) => sum + Math.max(0, span.endMinute - span.startMinute), 0)

/** A next stretch after the day's last one: the afternoon after a morning. */
export function nextSpan(spans: readonly Span[], weekday: number): Span {
  const last = Math.max(0, ...spans.filter((span) => span.weekday === weekday).map((span) => span.endMinute))
  const startMinute = last === 0 ? 9 * 60 : Math.min(last + 60, 22 * 60)
  return { weekday, startMinute, endMinute: Math.min(startMinute + (last === 0 ? 3 : 4) * 60, 1439) }
}
