import type { Network } from '@postelier/contract'
import { descriptors } from '@postelier/networks'
import { type Candidate, type Part, textOf } from './parts.ts'

/** Where an address in a text can be clicked. */
const clickable: ReadonlySet<Network> = new Set(['facebook', 'linkedin', 'x', 'bluesky'] as const)

export const isClickable = (networks: readonly Network[]): boolean =>
  networks.length > 0 && networks.every((network) => clickable.has(network))

const short: ReadonlySet<Network> = new Set(['x', 'bluesky', 'tiktok'] as const)
/** Whether posts there are read in a glance. */
export const isShort = (network: Network): boolean => short.has(network)

/** Whether each network takes a text whole, as it counts. */
export const fits = (text: string, networks: readonly Network[]): boolean =>
  networks.every((network) => !descriptors[network].countText(text, 'image').isOver)

const lettersOf = ({ parts }: Candidate, role: Part['role']): number =>
  parts.filter((part) => part.role === role).reduce((sum, { text }) => sum + text.length, 0)

/** A caption that is read while a picture moves. */
const readInAGlance = 150

/** How well a post suits the way one network is read. */
export const suitability = (candidate: Candidate, network: Network): number => {
  const letters = textOf(candidate).length
  const [first] = candidate.parts
  switch (network) {
    case 'linkedin':
      return Math.min(lettersOf(candidate, 'source'), 420) / 60
    case 'x':
      return 1 - letters / 280
    case 'bluesky':
      return letters <= 240 ? 1 : 0
    case 'tiktok':
      return 1 - Math.max(0, letters - readInAGlance) / 60
    case 'instagram':
      // Only the first line is seen before the fold.
      return (first?.text.length ?? 0) <= 70 && first?.role !== 'open' ? 0.8 : 0
    case 'facebook':
      return 0
  }
}
