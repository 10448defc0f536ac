import type { FaultKind } from './faults.ts'
import type { Network } from './names.ts'

export interface RecordedCall {
  number: number
  at: string
  network: Network
  method: string
  path: string
  /** The stand-in's name of the call; `unknown` where the network has none at this address. */
  call: string
  account: string | null
  /** What was sent, where it is JSON or a form of modest size, without secrets. */
  sent: unknown
  status: number | null
  /** What changed, such as `post-created 123`; null when nothing did. */
  effect: string | null
  fault: FaultKind | null
}

/** Every call that came in, for tests to read. Kept in memory: it tells of this run only. */
export class CallRecord {
  #calls: RecordedCall[] = []
  #last = 0

  add(call: Omit<RecordedCall, 'number'>): RecordedCall {
    const recorded = { number: ++this.#last, ...call }
    this.#calls.push(recorded)
    if (this.#calls.length > 5000) this.#calls = this.#calls.slice(-4000)
    return recorded
  }

  list(
    wanted: { network?: Network | undefined; call?: string | undefined; since?: number | undefined } = {},
  ): RecordedCall[] {
    return this.#calls.filter(
      ({ network, call, number }) =>
        (wanted.network ?? network) === network &&
        (wanted.call ?? call) === call &&
        number > (wanted.since ?? 0),
    )
  }

  clear(network?: Network): void {
    this.#calls = this.#calls.filter((call) => network !== undefined && call.network !== network)
  }
}
