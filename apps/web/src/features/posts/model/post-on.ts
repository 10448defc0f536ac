// A post as one network gets it: which of its words, in what the network calls its form.
import type { Hooks, Network } from '@postelier/contract'
import { descriptors, formatOn, type Going, type MediaFacts, type PostFormat } from '@postelier/networks'
import type { TaskView } from '#features/posts/post-queries.ts'

/** As much of a post as the networks' rules are about. */
export interface Shape extends Pick<TaskView, 'format' | 'pages' | 'shows'> {
  readonly media: Pick<TaskView['media'], 'items'>
}

/** Its own words, or those for all. */
export const hookOn = ({ common, own }: Hooks, network: Network): string =>
  own[network]?.trim() ? own[network] : common

export const takesStories = (network: Network): boolean => descriptors[network].formats.story !== undefined

/** What it goes out as there, as it stands. */
export const formatOfShape = (network: Network, shape: Shape, going?: Going): PostFormat =>
  formatOn(network, { format: shape.format, kinds: kindsOf(shape) }, going)

export const kindsOf = ({ shows, pages, media }: Shape): MediaFacts['kind'][] =>
  shows === 'media' ? media.items.map(({ kind }) => kind) : Array.from({ length: pages }, () => 'image')
