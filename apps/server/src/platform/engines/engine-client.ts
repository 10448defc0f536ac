import type { OutsideEngine } from '@postelier/contract'
import type { AskLimits, CallKind, Engine, Price, Time } from '@postelier/engines'

/** Which engine, and what an administrator said of it. */
export interface EngineInput {
  readonly engine: OutsideEngine
  readonly key: string
  /** Of `compatible` alone: the others' are the program's. */
  readonly service?: {
    readonly address: string
    readonly model: string
    readonly pictureModel: string
  }
}

/** How engines are spoken to from here. */
export interface Engines {
  /** Nothing where it has no address or no model, or where the platform does not let itself be led there. */
  open(input: EngineInput): Engine | undefined
  readonly priceOf: (engine: Engine, kind: CallKind) => Price
  /** An address for `compatible` in its usual spelling; nothing where it is not allowed. */
  readAddress(text: string): string | undefined
  readonly time: Time
  readonly drawMark: () => string
  /** Where the demo AI is, in demo mode. */
  readonly demo: { readonly address: string; readonly model: string; readonly pictureModel: string } | null
  /** Other than usual, where a test has less time. */
  readonly limits?: Partial<AskLimits>
}
