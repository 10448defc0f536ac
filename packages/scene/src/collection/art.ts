import { contrast, hexOf, luminance, mix, rgbOf } from '../brand/contrast.ts'
import type { Size } from '../geometry/box.ts'

export type PictureColours = readonly [string, string, string]

/** What a picture is drawn with: the room, three colours by their lightness, and chance. */
export interface Art extends Size {
  /** The shorter side: what everything is measured by, so that nothing is stretched. */
  side: number
  ink: string
  paper: string
  accent: string
  random: () => number
  between(low: number, high: number): number
  pick<T>(first: T, ...others: T[]): T
}

/** `share` of the other colour, 0 to 1. */
export const blend = (one: string, other: string, share: number): string =>
  hexOf(mix(rgbOf(one), rgbOf(other), share * 100))

/** Moved towards an end only as far as it takes. */
function until(hex: string, end: string, enough: (light: number) => boolean): string {
  for (let share = 0; share < 1; share += 0.1) {
    const moved = blend(hex, end, share)
    if (enough(luminance(rgbOf(moved)))) return moved
  }
  return end
}

/** Whatever the brand, there is a dark colour, a light one and one that is neither. */
function tonesOf(colours: PictureColours) {
  const [darkest, middle, lightest] = colours.toSorted(
    (one, other) => luminance(rgbOf(one)) - luminance(rgbOf(other)),
  ) as [string, string, string]
  const ink = until(darkest, '#000000', (light) => light <= 0.1)
  const paper = until(lightest, '#ffffff', (light) => light >= 0.6)
  const apart = (hex: string) => [ink, paper].every((end) => contrast(rgbOf(end), rgbOf(hex)) >= 1.25)
  const accent = [middle, darkest, lightest].find(apart) ?? blend(ink, paper, 0.55)
  return { ink, paper, accent }
}

export function artOf({ width, height }: Size, colours: PictureColours, random: () => number): Art {
  const between = (low: number, high: number) => low + random() * (high - low)
  return {
    width,
    height,
    side: Math.min(width, height),
    ...tonesOf(colours),
    random,
    between,
    pick: (first, ...others) => [first, ...others][Math.floor(random() * (others.length + 1))] ?? first,
  }
}
