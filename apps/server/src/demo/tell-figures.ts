import type { Network } from '@postelier/contract'
import type { CountedFigures } from '../modules/publishing/index.ts'

/** As the demo networks count. */
export interface FiguresThen {
  readonly impressions: number
  readonly reach: number
  readonly likes: number
  readonly comments: number
  readonly shares: number
  readonly saves: number
  readonly clicks: number
}

/** What each network tells of them. */
const told: Readonly<Record<Network, readonly (keyof CountedFigures)[]>> = {
  facebook: ['likes', 'comments', 'shares', 'clicks', 'views', 'reach'],
  instagram: ['likes', 'comments', 'shares', 'saves', 'views', 'reach'],
  linkedin: ['likes', 'comments', 'shares', 'clicks', 'views', 'reach'],
  x: ['likes', 'comments', 'shares', 'saves', 'views'],
  tiktok: ['likes', 'comments', 'shares', 'views'],
  bluesky: ['likes', 'comments', 'shares'],
}

export function figuresOf(network: Network, { impressions, ...rest }: FiguresThen): CountedFigures {
  const all: Readonly<Record<string, number>> = { ...rest, views: impressions }
  return Object.fromEntries(told[network].map((name) => [name, all[name] ?? 0]))
}
