// Whether a logo needs a plate where it stands, and which.
import type { Brand } from '../brand/brand.ts'
import { brandIndexes } from '../brand/colour.ts'
import { contrast, hexOf, luminance, type Rgb, rgbOf } from '../brand/contrast.ts'
import type { Seen } from '../paint/seen-at.ts'
import { type Ink, shareSeenOn } from './ink.ts'

const white = '#ffffff'
const ink = '#1c1b22'
const [light, dark] = [0.6, 0.14]

/** Of a logo, that must be made out at a place; and of its places. */
const enough = 0.75
const almostEverywhere = 0.9
/** A plate that shows no more of it than the ground does is only a plate. */
const worth = 0.15
/** A box of its own that goes over into the ground needs no edge. */
const isOneColour = (one: Rgb, other: Rgb) => contrast(one, other) < 1.04

/** The colour of its plate; nothing where it is seen as it stands. */
export function plateFor(logo: Ink, grounds: readonly Seen[], brand: Brand): string | null {
  if (grounds.length === 0 || logo.box === 'mixed') return null
  if (logo.box !== 'none') {
    const { box } = logo
    return grounds.every((ground) => ground && isOneColour(ground, box)) ? null : hexOf(box)
  }
  const seen = grounds.map((ground) => (ground ? shareSeenOn(logo, ground) : 0))
  if (seen.filter((share) => share >= enough).length >= seen.length * almostEverywhere) return null
  const best = bestOf(logo, brand)
  const now = seen.reduce((all, share) => all + share, 0) / seen.length
  return best && best.share >= now + worth ? best.hex : null
}

/** The brand's own light or dark comes before white and black, where it shows as much. */
function bestOf(logo: Ink, brand: Brand): { hex: string; share: number } | undefined {
  return platesOf(brand)
    .map((hex) => ({ hex, share: shareSeenOn(logo, rgbOf(hex)) }))
    .reduce((best, one) => (one.share > best.share ? one : best))
}

function platesOf({ colours }: Brand): [string, ...string[]] {
  const own = brandIndexes.map((index) => colours[index])
  const lightness = (hex: string) => luminance(rgbOf(hex))
  const byLight = own.toSorted((one, other) => lightness(other) - lightness(one))
  const lightest = byLight.filter((hex) => lightness(hex) >= light).slice(0, 1)
  const darkest = byLight.filter((hex) => lightness(hex) <= dark).slice(-1)
  const [first = white, ...others] = [...lightest, white, ...darkest, ink]
  return [first, ...others]
}
