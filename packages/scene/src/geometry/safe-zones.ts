import type { Ratio } from '../document/design.ts'
import type { Size } from './box.ts'

/** What each side loses, in units of the page. */
export interface Inset {
  top: number
  right: number
  bottom: number
  left: number
}

export const safeNetworks = ['general', 'instagramGrid', 'stories'] as const
export type SafeNetwork = (typeof safeNetworks)[number]

export interface SafeZone {
  network: SafeNetwork
  inset: Inset
}

/** So near the edge, words look as if they fell off. */
export const safeShare = 0.07

/** What a story, a reel or a TikTok lays over 1920 rows: the name above, the words and buttons below. */
const covered = { top: 250, bottom: 320, of: 1920 } as const

/** Profiles of Instagram show every post cut to three quarters. */
const gridShape = 3 / 4

/** Where words are whole on each network that shows a page of this ratio with something cut off or covered. */
export function safeZonesOf(ratio: Ratio, stage: Size): SafeZone[] {
  const edge = Math.min(stage.width, stage.height) * safeShare
  return [
    { network: 'general', inset: { top: edge, right: edge, bottom: edge, left: edge } },
    ...(ratio === '16:9' ? [] : [{ network: 'instagramGrid', inset: cutTo(gridShape, stage) } as const]),
    ...(ratio === '9:16' ? [{ network: 'stories', inset: underStories(stage) } as const] : []),
  ]
}

/** From the middle, as much as there is of another shape. */
function cutTo(shape: number, { width, height }: Size): Inset {
  const [kept, across] = [Math.min(width, height * shape), width > height * shape]
  const aside = (width - kept) / 2
  const above = across ? 0 : (height - kept / shape) / 2
  return { top: above, right: aside, bottom: above, left: aside }
}

const underStories = ({ height }: Size): Inset => ({
  top: (covered.top * height) / covered.of,
  right: 0,
  bottom: (covered.bottom * height) / covered.of,
  left: 0,
})
