// What is done to a post on its way: a network's fault at one of its calls, and something of our own going wrong meanwhile.
import type { Network } from '@postelier/contract'

export const networksTried = [
  'bluesky',
  'facebook',
  'instagram',
  'linkedin',
  'tiktok',
  'x',
] as const satisfies readonly Network[]

/** As the stand-ins know them. */
export const faults = [
  'before',
  'after',
  'after-500',
  '502',
  '503',
  '504',
  '202',
  'slow',
  'cut-body',
  'cut-body-done',
  'rate-limit',
  'token-expired',
  'late-failure',
  'read-lag',
] as const
export type Fault = (typeof faults)[number]

export const disturbances = [
  'none',
  /** Whoever sends is gone between two steps, without a word. */
  'killed',
  'twoWorkers',
  'databaseGone',
  /** Edited, unscheduled, cancelled, removed and sent again while it is being sent. */
  'meddled',
  'clockForward',
  'clockBack',
] as const
export type Disturbance = (typeof disturbances)[number]

/** The call that makes the post, or any other before or after it. */
export const places = ['final', 'any'] as const
export type FaultedCall = (typeof places)[number]

export interface Case {
  readonly network: Network
  readonly fault: Fault
  readonly disturbance: Disturbance
  readonly place: FaultedCall
  /** What is left to chance in it. */
  readonly seed: number
}

/** What a fault of a network comes together with: something of ours, or the real program ended by SIGKILL. */
export interface Tried extends Omit<Case, 'fault' | 'disturbance'> {
  readonly fault: Fault | 'none'
  readonly disturbance: Disturbance | 'sigkill'
}

export const nameOf = ({ network, fault, disturbance, place }: Case): string =>
  `${network}: ${fault} at ${place === 'final' ? 'the last call' : 'some call'}, ${disturbance}`

export function allCases(): Case[] {
  let seed = 0
  return networksTried.flatMap((network) =>
    faults.flatMap((fault) =>
      disturbances.flatMap((disturbance) =>
        places.map((place) => ({ network, fault, disturbance, place, seed: ++seed })),
      ),
    ),
  )
}

/** Through every fault of a network the program is ended once; over all networks at both places. */
export const killedCases = (network: Network): Omit<Case, 'disturbance'>[] =>
  faults.map((fault, at) => {
    const seed = networksTried.indexOf(network) + at
    return { network, fault, place: places[seed % 2] ?? 'any', seed }
  })

/** As few as hold every pair of network, fault, disturbance and place at least once. */
export function pairwise(cases: readonly Case[] = allCases()): Case[] {
  const pairsOf = ({ network, fault, disturbance, place }: Case) => {
    const parts = [`n:${network}`, `f:${fault}`, `d:${disturbance}`, `p:${place}`]
    return parts.flatMap((one, at) => parts.slice(at + 1).map((other) => `${one} ${other}`))
  }
  const open = new Set(cases.flatMap(pairsOf))
  const chosen: Case[] = []
  const asked = new Map<Network, number>()
  while (open.size > 0) {
    let best: Case | undefined
    let most = 0
    for (const one of cases) {
      // Of those that are as good, the network that was asked least.
      const fresh =
        pairsOf(one).filter((pair) => open.has(pair)).length - (asked.get(one.network) ?? 0) / 1000
      if (fresh > most) [best, most] = [one, fresh]
    }
    if (!best) break
    chosen.push(best)
    asked.set(best.network, (asked.get(best.network) ?? 0) + 1)
    for (const pair of pairsOf(best)) open.delete(pair)
  }
  return chosen
}

/** Chance that comes out the same every time. */
export function chanceOf(seed: number): (below: number) => number {
  let state = (seed * 2654435761) >>> 0
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0
    return state % below
  }
}
