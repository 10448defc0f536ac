import type { FieldFault } from '../../platform/errors.ts'

/** A stretch of work on a weekday, Monday being 1; minutes since midnight in the agent's zone. */
export interface WorkingSpan {
  readonly weekday: number
  readonly startMinute: number
  readonly endMinute: number
}

export interface Contract {
  readonly type: 'fixedTerm' | 'permanent' | 'traineeship' | 'freelance' | 'company'
  readonly start: string | null
  readonly end: string | null
  readonly weeklyHours: number
  readonly nbHolidays: number
  readonly productivity: number
}

export const attendanceMinutes = (spans: readonly WorkingSpan[]): number =>
  spans.reduce((sum, span) => sum + Math.max(0, span.endMinute - span.startMinute), 0)

/** Spans in the order of the week. */
export const inWeekOrder = (spans: readonly WorkingSpan[]): WorkingSpan[] =>
  [...spans].sort((a, b) => a.weekday - b.weekday || a.startMinute - b.startMinute)

/**
 * What is wrong with an agent's week, by field: a span that ends before it starts, two that overlap (touching is fine),
 * more attendance than the contract's weekly hours, a contract that ends before it starts.
 */
export function weekFaults(contract: Contract, spans: readonly WorkingSpan[]): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {}
  if (contract.start && contract.end && contract.end < contract.start)
    faults['contract.end'] = { key: 'endBeforeStart' }
  for (const [index, span] of spans.entries()) {
    if (span.endMinute <= span.startMinute)
      faults[`workingDays.${index}.endMinute`] = { key: 'endBeforeStart' }
    const overlaps = spans.some(
      (other, at) =>
        at < index &&
        other.weekday === span.weekday &&
        other.startMinute < span.endMinute &&
        span.startMinute < other.endMinute,
    )
    if (overlaps) faults[`workingDays.${index}.startMinute`] = { key: 'overlap' }
  }
  if (attendanceMinutes(spans) > Math.round(contract.weeklyHours * 60))
    faults.workingDays = { key: 'attendance' }
  return faults
}
