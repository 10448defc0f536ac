import type { Network } from '@postelier/contract'
import { descriptors } from '@postelier/networks'
import { formatOfShape, type Shape } from '#features/posts/model/post-on.ts'

export interface NetworkCount {
  readonly network: Network
  readonly used: number
  readonly most: number
  /** Where a text weighs more than it is long, its weight is what it comes up against. */
  readonly isBytes: boolean
  readonly tone: 'calm' | 'near' | 'over'
}

/** From here on somebody should know how much room is left. */
const nearFrom = 0.85

/** A text as a network counts it, against the limit it comes up against first. */
export function countOn(network: Network, text: string, shape: Shape): NetworkCount {
  const { used, most, also, isOver } = descriptors[network].countText(text, formatOfShape(network, shape))
  const isBytes = also !== undefined && also.used / also.most > used / most
  const shown = isBytes ? also : { used, most }
  const tone = isOver ? 'over' : shown.used >= shown.most * nearFrom ? 'near' : 'calm'
  return { network, used: shown.used, most: shown.most, isBytes, tone }
}

const fill = ({ used, most }: NetworkCount) => used / most

/** The one with the least room left, relative to what there is. */
export const tightestOf = (counts: readonly NetworkCount[]): NetworkCount | undefined =>
  counts.reduce<NetworkCount | undefined>(
    (tightest, count) => (tightest && fill(tightest) >= fill(count) ? tightest : count),
    undefined,
  )
