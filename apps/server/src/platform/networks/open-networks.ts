import { randomBytes } from 'node:crypto'
import type { Network } from '@postelier/contract'
import { adapters, boosts, configurations, type NetworkConfig } from '@postelier/networks/adapters'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/load-config.ts'
import { networkHttp } from '../outside/network-http.ts'
import { demoNetworks } from './demo-networks.ts'
import type { Networks } from './network-gate.ts'

/** Every network this house has a way to: its own app there, or, in demo mode, the stand-in. */
export function openNetworks(
  { production, NETWORKS, SANDBOX_URL }: Pick<Config, 'production' | 'NETWORKS' | 'SANDBOX_URL'>,
  clock: Clock,
): Networks {
  const demo = !production && SANDBOX_URL ? demoNetworks(SANDBOX_URL) : {}
  const configFor = (network: Network): NetworkConfig => NETWORKS[network] ?? demo[network] ?? {}
  return (network) => {
    const [adapter, configuration] = [adapters[network], configurations[network]]
    const config = configFor(network)
    const boosting = boosts[network]
    if (!adapter || !configuration?.isConfigured(config)) return undefined
    return {
      adapter,
      ...(boosting ? { boosts: boosting } : {}),
      context: {
        http: networkHttp,
        config,
        now: () => clock.now(),
        randomBytes: (count) => new Uint8Array(randomBytes(count)),
      },
    }
  }
}
