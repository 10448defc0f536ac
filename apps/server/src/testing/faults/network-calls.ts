// The calls each network takes to publish, learnt from a post that nothing happens to, and what goes wrong with one of them.
import type { Network } from '@postelier/contract'
import type { Case } from './cases.ts'
import { slowMs } from './network-gates.ts'
import type { Control } from './sandbox-control.ts'
import type { Result } from './verdict.ts'

export interface NetworkCalls {
  readonly calls: readonly string[]
  /** The one that makes the post. */
  readonly final: string
}

export async function learnCalls(
  control: Control,
  network: Network,
  sendPlain: () => Promise<Result>,
): Promise<NetworkCalls> {
  let seen: readonly string[] = []
  // On a busy machine a stand-in may answer later than is waited for, and the post is given up: another one is sent.
  for (let nth = 0; nth < mostPlain; nth++) {
    const since = (await recorded(control, network)).at(-1)?.number ?? 0
    const result = await sendPlain()
    if (result.faults.length > 0) throw new Error(`${network}: ${result.faults.join(', ')}`)
    const calls = (await recorded(control, network)).filter(({ number }) => number > since)
    seen = calls.map(({ call }) => call)
    const final = calls.find(({ effect }) => effect?.includes('post-created'))?.call
    const named = final ?? { tiktok: 'create-photos' }[network as 'tiktok']
    if (named) return { calls: seen, final: named }
  }
  throw new Error(`${network}: no call made the post: ${seen.join(', ')}`)
}

const mostPlain = 4

const recorded = (control: Control, network: string) =>
  control<{ number: number; call: string; effect: string | null }[]>('GET', `calls?network=${network}`)

/** As the stand-ins are told; late faults are of a kind of their own, whatever the call. */
export function faultOf(
  { network, fault, place }: Pick<Case, 'network' | 'fault' | 'place'>,
  { calls, final }: NetworkCalls,
  chance: (below: number) => number,
): object {
  const isLate = fault === 'late-failure' || fault === 'read-lag'
  const where = place === 'final' ? { call: final } : { skip: chance(calls.length) }
  const ms = fault === 'read-lag' ? 20_000 : slowMs
  return { network, kind: fault, count: 1, ms, ...(isLate ? {} : where) }
}
