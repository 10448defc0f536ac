import type { Engine, Usage } from '../port.ts'
import type { Journal } from './journal.ts'
import type { AskLimits, CallKind } from './limits.ts'
import type { Price } from './prices.ts'
import type { Time } from './time.ts'

export interface AskOptions {
  readonly time: Time
  readonly signal: AbortSignal
  readonly journal: Journal
  readonly priceOf: (engine: Engine, kind: CallKind) => Price
  readonly limits?: Partial<AskLimits>
}

/** Of all calls of a wish so far. */
export interface Spent {
  usage: Usage
  costMicros: number
}

/** While a wish is asked for. */
export interface Asking extends AskOptions {
  readonly limits: AskLimits
  readonly spent: Spent
}
