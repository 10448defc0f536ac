import type { Ratio } from '../document/design.ts'
import type { Size } from './box.ts'

/** What each side loses, in units of the page. */
export interface Inset {
  top: number
  right: number
  bottom: number
  left: number
}

export const safeNetworks = ['general', 'instagramGrid', 'stories', 'reels', 'tiktok'] as const
export type SafeNetwork = (typeof safeNetworks)[number]

export interface SafeZone {
  network: SafeNetwork
  inset: Inset
}

/** So near the edge, words look as if they fell off. */
export const safeShare = 0.07

/**
 * What is laid over 1080 by 1920: the name above, words and buttons below, a column of buttons at the right. Networks move
 * these by a few pixels a year; the figures are what Meta's and TikTok's pages for advertisers asked for in 2025, the
 * larger where they differ.
 */
const screen = { width: 1080, height: 1920 } as const
const covered = {
  stories: { top: 250, right: 0, bottom: 340, left: 0 },
  reels: { top: 270, right: 120, bottom: 420, left: 0 },
  tiktok: { top: 130, right: 140, bottom: 480, left: 0 },
} as const satisfies Partial<Record<SafeNetwork, Inset>>

/** Profiles of Instagram show every post cut to three quarters. */
const gridShape = 3 / 4

/** Where words are whole on each network that shows a page of this ratio with something cut off or covered. */
export function safeZonesOf(ratio: Ratio, stage: Size): SafeZone[] {
  const edge = Math.min(stage.width, stage.height) * safeShare
  return [
    { network: 'general', inset: { top: edge, right: edge, bottom: edge, left: edge } },
    ...(ratio === '16:9' ? [] : [{ network: 'instagramGrid', inset: cutTo(gridShape, stage) } as const]),
    ...(ratio === '9:16'
      ? (['stories', 'reels', 'tiktok'] as const).map((network) => ({
          network,
          inset: under(covered[network], stage),
        }))
      : []),
  ]
}

/** From the middle, as much as there is of another shape. */
function cutTo(shape: number, { width, height }: Size): Inset {
  const [kept, across] = [Math.min(width, height * shape), width > height * shape]
  const aside = (width - kept) / 2
  const above = across ? 0 : (height - kept / shape) / 2
  return { top: above, right: aside, bottom: above, left: aside }
}

const under = ({ top, right, bottom, left }: Inset, { width, height }: Size): Inset => ({
  top: (top * height) / screen.height,
  right: (right * width) / screen.width,
  bottom: (bottom * height) / screen.height,
  left: (left * width) / screen.width,
})
