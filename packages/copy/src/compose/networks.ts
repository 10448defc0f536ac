import type { Network } from '@postelier/contract'
import { descriptors } from '@postelier/networks'
import { buildOf, type Candidate, type Part, textOf } from './parts.ts'

/** Where an address in a text can be clicked. */
const clickable: ReadonlySet<Network> = new Set(['facebook', 'linkedin', 'x', 'bluesky'] as const)

export const isClickable = (networks: readonly Network[]): boolean =>
  networks.length > 0 && networks.every((network) => clickable.has(network))

/** Whether each network takes a text whole, as it counts. */
export const fits = (text: string, networks: readonly Network[]): boolean =>
  networks.every((network) => !descriptors[network].countText(text, 'image').isOver)

const lettersOf = ({ parts }: Candidate, role: Part['role']): number =>
  parts.filter((part) => part.role === role).reduce((sum, { text }) => sum + text.length, 0)

/** How well a post suits the way one network is read. */
export const suitability = (candidate: Candidate, network: Network): number => {
  const letters = textOf(candidate).length
  const sources = candidate.parts.filter(({ role }) => role === 'source').length
  const [first] = candidate.parts
  switch (network) {
    case 'linkedin':
      return (
        Math.min(lettersOf(candidate, 'source'), 420) / 70 + (buildOf(candidate).includes('f') ? -0.5 : 0)
      )
    case 'x':
      return 2 - letters / 120 - Math.max(0, sources - 1)
    case 'bluesky':
      return (letters <= 240 ? 1 : 0) - 0.5 * Math.max(0, sources - 1)
    case 'tiktok':
      return 2 - letters / 75
    case 'instagram':
      // Only the first line is seen before the fold.
      return (first?.text.length ?? 0) <= 70 && first?.role !== 'open' ? 0.8 : 0
    case 'facebook':
      return 0
  }
}
