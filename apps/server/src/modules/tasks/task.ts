import type { Hooks, Network } from '@postelier/contract'

/** The words a network gets: its own, or those for all. */
export const hookFor = ({ common, own }: Hooks, network: Network): string => {
  const words = own[network]
  return words === undefined || words.trim() === '' ? common : words
}

/** Those a post is for that have no words yet; where it is for none, the common words are asked for. */
export function networksWithoutHook(hooks: Hooks, networks: readonly Network[]): (Network | 'common')[] {
  if (networks.length === 0) return hooks.common.trim() === '' ? ['common'] : []
  return networks.filter((network) => hookFor(hooks, network).trim() === '')
}
