import { type Hooks, mostOwnPictures, type Network, type TaskFormat } from '@postelier/contract'

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

/** What files of one's own a post takes: its form is chosen when it is begun. */
export const mediaKindOf = (format: TaskFormat): 'image' | 'video' => (format === 'video' ? 'video' : 'image')

export const mostMediaOf = (format: TaskFormat): number =>
  format === 'carousel' || format === 'album' ? mostOwnPictures : 1
