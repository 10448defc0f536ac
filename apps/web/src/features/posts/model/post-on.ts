// A post as one network gets it: which of its words, in what the network calls its form.
import type { Hooks, Network } from '@postelier/contract'
import { descriptors, type PostFormat } from '@postelier/networks'
import type { TaskView } from '#features/posts/post-queries.ts'

/** As much of a post as the networks' rules are about. */
export interface Shape extends Pick<TaskView, 'format' | 'pages' | 'shows'> {
  readonly media: Pick<TaskView['media'], 'items'>
}

/** Its own words, or those for all. */
export const hookOn = ({ common, own }: Hooks, network: Network): string =>
  own[network]?.trim() ? own[network] : common

/** What it goes out as. */
export type Going = 'post' | 'story'

export const takesStories = (network: Network): boolean => descriptors[network].formats.story !== undefined

/** Several pictures are what the network has for several: to be swiped, or side by side. */
export function formatOn(network: Network, { format, pages }: Shape, going: Going = 'post'): PostFormat {
  if (going === 'story') return 'story'
  if (format === 'video') return 'video'
  if (pages === 0) return 'text'
  if (pages === 1) return 'image'
  const wished = format === 'album' ? (['album', 'carousel'] as const) : (['carousel', 'album'] as const)
  return wished.find((one) => one in descriptors[network].formats) ?? 'album'
}
