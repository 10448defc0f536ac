import type { Network, NetworkSettings, TaskFormat } from '@postelier/contract'
import { descriptors } from '@postelier/networks'

/** What can be set of a post on a network, and what is set. */
export interface Setting {
  readonly name: string
  readonly choices: readonly string[]
  /** Yes or no. */
  readonly isSwitch: boolean
  /** Null where the person must say, and has not. */
  readonly value: string | null
}

/** Settings of films; of pictures the network takes none of them. */
const ofFilms: Readonly<Partial<Record<Network, readonly string[]>>> = {
  instagram: ['shareToFeed'],
  tiktok: ['duet', 'stitch', 'madeWithAi'],
}

export function settingsOn(network: Network, format: TaskFormat, chosen: NetworkSettings): Setting[] {
  const left = format === 'video' ? [] : (ofFilms[network] ?? [])
  return Object.entries(descriptors[network].settings)
    .filter(([name]) => !left.includes(name))
    .map(([name, { choices, otherwise }]) => ({
      name,
      choices,
      isSwitch: choices.length === 2 && choices.includes('on') && choices.includes('off'),
      value: chosen[network]?.[name] ?? otherwise,
    }))
}

/** The same with another choice; null leaves it open again. */
export function withSetting(
  settings: NetworkSettings,
  network: Network,
  name: string,
  choice: string | null,
): NetworkSettings {
  const { [name]: _, ...others } = settings[network] ?? {}
  return { ...settings, [network]: choice === null ? others : { ...others, [name]: choice } }
}
