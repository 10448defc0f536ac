import type { Network, TaskFormat } from '@postelier/contract'
import type { MediaFacts, PostFormat } from './descriptor.ts'
import { descriptors } from './descriptors.ts'

/** What a post goes out as. */
export type Going = 'post' | 'story'

/** As much of a post as its form on a network depends on. */
export interface Shaped {
  /** What somebody began it as. */
  readonly format: TaskFormat
  /** Of what it shows, in its order. */
  readonly kinds: readonly MediaFacts['kind'][]
}

/**
 * What a network calls the post: what it shows decides, and the form it was begun as where that leaves a choice. Several
 * pictures are what the network has for several: to be swiped, or side by side.
 */
export function formatOn(network: Network, { format, kinds }: Shaped, going: Going = 'post'): PostFormat {
  if (going === 'story') return 'story'
  const [first] = kinds
  // A film that is still missing is no text.
  if (!first) return format === 'video' ? 'video' : 'text'
  if (first === 'video') return 'video'
  if (kinds.length === 1) return 'image'
  const wished = format === 'album' ? (['album', 'carousel'] as const) : (['carousel', 'album'] as const)
  return wished.find((one) => one in descriptors[network].formats) ?? 'album'
}
