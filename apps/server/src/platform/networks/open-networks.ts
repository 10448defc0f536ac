import { randomBytes } from 'node:crypto'
import type { Network } from '@postelier/contract'
import {
  adapters,
  boosts,
  configurations,
  type NetworkConfig,
  type NetworkHttp,
} from '@postelier/networks/adapters'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/load-config.ts'
import { networkHttp } from '../outside/network-http.ts'
import { originsIn } from '../outside/reach.ts'
import { demoNetworks } from './demo-networks.ts'
import type { Networks } from './network-client.ts'

/** Every network this installation has a way to: its own app there, or, in demo mode, the stand-in. */
export function openNetworks(
  { production, NETWORKS, SANDBOX_URL }: Pick<Config, 'production' | 'NETWORKS' | 'SANDBOX_URL'>,
  clock: Clock,
): Networks {
  const demo = !production && SANDBOX_URL ? demoNetworks(SANDBOX_URL) : {}
  const configFor = (network: Network): NetworkConfig => NETWORKS[network] ?? demo[network] ?? {}
  /** To the servers it is known by; those that the configuration names may be the operator's own. */
  const httpTo = memoized((network: Network): NetworkHttp => {
    const config = configFor(network)
    const { data = {} } = configurations[network].schema.safeParse(config)
    return networkHttp({ named: originsIn(config), known: originsIn(data) })
  })
  return (network) => {
    const [adapter, configuration] = [adapters[network], configurations[network]]
    const config = configFor(network)
    const boosting = boosts[network]
    if (!adapter || !configuration?.isConfigured(config)) return undefined
    return {
      adapter,
      ...(boosting ? { boosts: boosting } : {}),
      context: {
        http: httpTo(network),
        config,
        now: () => clock.now(),
        randomBytes: (count) => new Uint8Array(randomBytes(count)),
      },
    }
  }
}

function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
