interface Dated {
  readonly publishAt: string | null
}

export interface MonthOf<One> {
  /** `2026-12`; empty for what has no day. */
  readonly month: string
  readonly of: readonly One[]
}

/** Subjects under the month of their day as a local calendar has it, in the order they come; what has none comes last. */
export function byMonth<One extends Dated>(
  subjects: readonly One[],
  dayKey: (at: string) => string,
): readonly MonthOf<One>[] {
  const groups = Map.groupBy(subjects, ({ publishAt }) => (publishAt ? dayKey(publishAt).slice(0, 7) : ''))
  return [...groups]
    .map(([month, of]) => ({ month, of }))
    .toSorted((one, other) => Number(one.month === '') - Number(other.month === ''))
}
