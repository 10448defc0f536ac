import type { Network, NetworkSettings } from '@postelier/contract'
import { descriptors } from '@postelier/networks'
import type { FieldFault } from '../../platform/errors.ts'

/** What a post sets on a network; what it leaves open is for the network's rules to say. */
export const settingsFor = (
  { settings }: { readonly settings: NetworkSettings },
  network: Network,
): Readonly<Record<string, string>> => settings[network] ?? {}

/** A name the network does not have, or a choice it does not offer. Nothing missing is a fault here: a post is unfinished for long. */
export function faultsOfSettings(settings: NetworkSettings): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {}
  for (const [network, chosen] of Object.entries(settings) as [Network, Record<string, string>][]) {
    const offered = descriptors[network].settings
    for (const [name, choice] of Object.entries(chosen)) {
      const isOffered = Object.hasOwn(offered, name) && offered[name]?.choices.includes(choice)
      if (!isOffered) faults[`settings.${network}.${name}`] = { key: 'notOffered' }
    }
  }
  return faults
}
