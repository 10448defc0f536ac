// What can go wrong with the AI service, on demand, for its next so many calls.

/**
 * Nothing is made: `unauthorised` 401; `unpaid` the account is used up; `too-many` 429, with `retry-after` after `ms`;
 * `overloaded` 529 of messages, 503 of the others; `internal` 500; `gateway` 502 with an HTML page; `unknown-model` 404;
 * `cut-before` the connection is cut once the question was read.
 * Something is made: `slow` the answer comes after `ms`; `broken` JSON of the protocol that ends too early; `not-json` words
 * where a shape was asked for; `wrong-shape` JSON that lacks its parts; `refusal` the model declines; `truncated` ends at the
 * most tokens; `empty` no words at all; `cut` the connection is cut in the middle of the answer.
 */
export const engineFaultKinds = [
  'unauthorised',
  'unpaid',
  'too-many',
  'overloaded',
  'internal',
  'gateway',
  'unknown-model',
  'cut-before',
  'slow',
  'broken',
  'not-json',
  'wrong-shape',
  'refusal',
  'truncated',
  'empty',
  'cut',
] as const
export type EngineFaultKind = (typeof engineFaultKinds)[number]

export const engineCalls = ['messages', 'chat', 'images'] as const
export type EngineCall = (typeof engineCalls)[number]

export interface EngineFault {
  readonly kind: EngineFaultKind
  readonly call?: EngineCall | undefined
  /** How many calls are still to go wrong. */
  readonly count: number
  /** How many fitting calls go well first. */
  readonly skip: number
  readonly ms: number
}

/** Words have shapes and ends, pictures do not. */
const ofWords: readonly EngineFaultKind[] = ['not-json', 'wrong-shape', 'truncated', 'empty']

export class EngineFaults {
  #faults: EngineFault[] = []

  arm(fault: EngineFault): void {
    if (fault.count > 0) this.#faults.push(fault)
  }

  /** The first that fits, one less of it. */
  take(call: EngineCall): EngineFault | undefined {
    const fits = (fault: EngineFault) =>
      (fault.call ?? call) === call && !(call === 'images' && ofWords.includes(fault.kind))
    for (const fault of this.#faults.filter(fits)) {
      if (fault.skip > 0) {
        this.#replace(fault, { ...fault, skip: fault.skip - 1 })
        continue
      }
      this.#replace(fault, { ...fault, count: fault.count - 1 })
      return fault
    }
    return undefined
  }

  left(): readonly EngineFault[] {
    return [...this.#faults]
  }

  clear(): void {
    this.#faults = []
  }

  #replace(old: EngineFault, next: EngineFault): void {
    this.#faults = this.#faults.map((one) => (one === old ? next : one)).filter(({ count }) => count > 0)
  }
}
