import { networks as allNetworks, type Network } from '@postelier/contract'
import { configurations, type VersionEnd, versionEnds } from '@postelier/networks/adapters'
import { days } from '../clock.ts'
import type { Networks } from './network-client.ts'

/** A newer version wants trying out and a restart: so long before the end an administrator is told. */
const warnedMs = days(90)

export interface EndingVersion extends VersionEnd {
  readonly networks: Network[]
  /** Nought from the day on which it ends. */
  readonly daysLeft: number
}

/** The versions this installation speaks to networks with that end soon, the first one first; one of several networks is said once. */
export function endingVersions(networks: Networks, now: Date): EndingVersion[] {
  const found = new Map<string, EndingVersion>()
  for (const network of allNetworks) {
    const networkClient = networks(network)
    // What is set wrongly is said by whatever speaks with it.
    const version = configurations[network].schema.safeParse(networkClient?.context.config ?? {}).data
      ?.version
    if (!networkClient || version === undefined) continue
    for (const end of versionEnds(network, { version })) {
      const leftMs = Date.parse(end.endsOn) - now.getTime()
      if (leftMs > warnedMs || (end.use === 'boosts' && !networkClient.boosts)) continue
      const key = `${end.use} ${end.version} ${end.endsOn}`
      const before = found.get(key)?.networks ?? []
      const daysLeft = Math.max(0, Math.ceil(leftMs / days(1)))
      found.set(key, { ...end, networks: [...before, network], daysLeft })
    }
  }
  return [...found.values()].toSorted((one, other) => one.endsOn.localeCompare(other.endsOn))
}
