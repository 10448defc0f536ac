import { share } from './ids.ts'

export interface Figures {
  impressions: number
  reach: number
  likes: number
  comments: number
  shares: number
  saves: number
  clicks: number
  videoViews: number
}

const hourMs = 3_600_000

/**
 * How a post does: most of it in the first two days, a little for weeks, never less than before. The same post of the
 * same age always shows the same figures.
 */
export function figuresOf(postId: string, ageMs: number, followers: number): Figures {
  const luck = (what: string) => share(`${postId}/${what}`)
  const hours = Math.max(0, ageMs) / hourMs
  const grown = 0.85 * (1 - Math.exp(-hours / 14)) + 0.15 * (1 - Math.exp(-hours / 240))
  const most = (60 + followers * (0.25 + 0.9 * luck('impressions'))) * grown
  const of = (what: string, low: number, high: number) => Math.floor(most * (low + (high - low) * luck(what)))
  return {
    impressions: Math.floor(most),
    reach: of('reach', 0.68, 0.86),
    likes: of('likes', 0.018, 0.055),
    comments: of('comments', 0.001, 0.007),
    shares: of('shares', 0.001, 0.006),
    saves: of('saves', 0.001, 0.008),
    clicks: of('clicks', 0.006, 0.03),
    videoViews: of('videoViews', 0.35, 0.7),
  }
}

/** Followers grow slowly from the day the demo began. */
export function followersAt(id: string, base: number, sinceMs: number): number {
  const days = Math.max(0, sinceMs) / (24 * hourMs)
  return Math.floor(base + days * (0.2 + base * 0.0008 * (0.5 + share(`${id}/followers`))))
}
