// The real adapters, with a place between them and the wire where things can be done.
import type { Network } from '@postelier/contract'
import { adapters, type NetworkHttp } from '@postelier/networks/adapters'
import type { Clock } from '../../platform/clock.ts'
import { demoNetworks } from '../../platform/networks/demo-networks.ts'
import type { NetworkClient } from '../../platform/networks/network-client.ts'
import { networkHttp } from '../../platform/outside/network-http.ts'
import { originsIn } from '../../platform/outside/reach.ts'

/** Shorter than a network is waited for in earnest, and longer than a stand-in needs. */
const answersWithinMs = 1200
export const slowMs = 1800

/** Called around each call to a network: before it leaves, and once its answer is there. */
export type Around = (at: 'before' | 'after', url: string) => Promise<void> | void

export function clientsTo(
  sandboxAddress: string,
  clock: Clock,
  around: Around,
  timeLimitMs = answersWithinMs,
): (network: Network) => NetworkClient {
  const configs = demoNetworks(sandboxAddress)
  const send = networkHttp({ named: originsIn({ sandboxAddress }) })
  const http: NetworkHttp = async (request) => {
    await around('before', request.url)
    const answer = await send({ ...request, timeLimitMs })
    await around('after', request.url)
    return answer
  }
  return (network) => ({
    adapter: adapters[network],
    context: {
      http,
      config: configs[network] ?? {},
      now: () => clock.now(),
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    },
  })
}

/** For what is not tried here: waited for as in earnest, also on a machine that is busy. */
export const patientClientsTo = (
  sandboxAddress: string,
  clock: Clock,
): ((network: Network) => NetworkClient) => clientsTo(sandboxAddress, clock, () => undefined, 30_000)
