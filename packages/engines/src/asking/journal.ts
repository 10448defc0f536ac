import type { EngineFailure, OutsideEngine } from '@postelier/contract'
import type { Usage } from '../port.ts'

export interface ComingCall {
  readonly engine: OutsideEngine
  readonly model: string
  /** What it can cost at most, in millionths of a dollar. */
  readonly mostMicros: number
}

export interface MadeCall {
  readonly outcome: 'answered' | EngineFailure
  readonly usage: Usage
  readonly costMicros: number
  readonly durationMs: number
}

/**
 * Where each call is written down before it is made: whoever is killed in the middle has spent what it may have cost.
 * Nothing of what was asked or answered comes here.
 */
export interface Journal {
  /** Nothing where the budget does not bear it. */
  begin(call: ComingCall): Promise<CallTicket | null>
}
export interface CallTicket {
  end(call: MadeCall): Promise<void>
}
