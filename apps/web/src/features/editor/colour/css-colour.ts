import { type Brand, type Fill, type Tone, toneFor } from '@postelier/scene'

/** A tone of a design as CSS, for swatches and previews outside the canvas. */
export const cssOf = ({ hex, alpha }: Tone): string =>
  alpha >= 1
    ? hex
    : `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`

export function cssOfFill(fill: Fill, brand: Brand): string {
  if (fill.type === 'none') return 'none'
  if (fill.type === 'colour') return cssOf(toneFor(fill.colour, brand))
  const stops = fill.stops.map((stop) => `${cssOf(toneFor(stop.colour, brand))} ${stop.at}%`).join(', ')
  return fill.type === 'linear'
    ? `linear-gradient(${fill.angle}deg, ${stops})`
    : `radial-gradient(circle farthest-corner, ${stops})`
}
