import type { Fact, MarketingObjective } from '@postelier/contract'
import type { DaysFor } from './days-for.ts'

/** Facts that make one subject together, the first being what it is about. */
export interface Idea extends DaysFor {
  readonly facts: readonly Fact[]
  /** Things side by side, called by their names. */
  readonly isList: boolean
  readonly format: 'image' | 'carousel'
  /** What it is good for, best first. */
  readonly objectives: readonly MarketingObjective[]
  readonly told: number
}
