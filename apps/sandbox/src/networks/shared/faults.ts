// What can go wrong with a network, on demand, for its next so many calls.
import type { Network } from './names.ts'

/**
 * What each kind does, and whether the call had its effect.
 * No effect: `before` 500 in the network's words; `502`, `503`, `504` with an HTML page; `cut-body` the connection is cut once the body
 * was read; `rate-limit` with the network's headers (`ms` until the reset); `duplicate` the network's refusal of a repetition.
 * `refused` any refusal of the network's by its own name for it, in `answer` (`190/460`, `spam_risk`); `refused-after` the same with effect.
 * With effect: `after` cut before any byte of the answer; `cut-body-done` cut in the middle of the answer; `after-500`, `after-502`
 * an error in place of the answer; `202` an empty "accepted"; `slow` the answer comes after `ms`; `broken` JSON that ends too early;
 * `read-lag` reading back shows the new post only after `ms`; `late-failure` what was uploaded fails while it is being processed.
 * First the token: `token-expired` and `token-revoked` end the caller's tokens, then the call goes its way.
 */
export const faultKinds = [
  'before',
  '502',
  '503',
  '504',
  'cut-body',
  'rate-limit',
  'duplicate',
  'refused',
  'refused-after',
  'after',
  'cut-body-done',
  'after-500',
  'after-502',
  '202',
  'slow',
  'broken',
  'read-lag',
  'late-failure',
  'token-expired',
  'token-revoked',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  id: number
  network: Network
  kind: FaultKind
  /** How many calls are still to go wrong. */
  count: number
  /** How many fitting calls go well first. */
  skip: number
  ms: number
  call?: string | undefined
  account?: string | undefined
  answer?: string | undefined
}

export interface ComingCall {
  network: Network
  call: string
  /** Whoever is acting: the person, and the page where the token names one. */
  accounts: readonly string[]
  /** Makes a post. */
  publishes: boolean
  /** Starts the processing of something uploaded. */
  processes: boolean
  /** Seen by a person, such as the consent page: goes wrong only when it is named. */
  page: boolean
}

export class NetworkFaults {
  #faults: Fault[] = []
  #lastId = 0

  arm(fault: Omit<Fault, 'id'>): Fault {
    const armed = { ...fault, id: ++this.#lastId }
    if (fault.count > 0) this.#faults.push(armed)
    return armed
  }

  /** The first that fits, one less of it. */
  take(coming: ComingCall): Fault | undefined {
    for (const fault of this.#faults.filter((fault) => fits(fault, coming))) {
      if (fault.skip > 0) {
        fault.skip--
        continue
      }
      fault.count--
      this.#faults = this.#faults.filter(({ count }) => count > 0)
      return { ...fault }
    }
    return undefined
  }

  left(): readonly Fault[] {
    return this.#faults.map((fault) => ({ ...fault }))
  }

  clear(network?: Network): void {
    this.#faults = this.#faults.filter((fault) => network !== undefined && fault.network !== network)
  }
}

function fits({ network, call, account, kind }: Fault, coming: ComingCall): boolean {
  if (network !== coming.network) return false
  if (call !== undefined ? call !== coming.call : coming.page) return false
  if (account !== undefined && !coming.accounts.includes(account)) return false
  if (kind === 'late-failure') return coming.processes
  if (kind === 'read-lag' || kind === 'duplicate') return coming.publishes
  if (kind === 'token-expired' || kind === 'token-revoked') return coming.accounts.length > 0
  return true
}
