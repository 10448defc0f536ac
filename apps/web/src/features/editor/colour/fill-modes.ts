import {
  brand,
  type Colour,
  contrast,
  type Fill,
  firstStops,
  fixed,
  flat,
  type Gradient,
  rgbOf,
  type Stop,
} from '@postelier/scene'

export type FillMode = 'none' | 'pure' | 'gradient'

const firstAngle = 90
const paler = 60
const darker = -40
/** Against white: less is a pale colour. */
const paleContrast = 2

export const isGradient = (fill: Fill): fill is Gradient => fill.type === 'linear' || fill.type === 'radial'
export const modeOf = (fill: Fill): FillMode =>
  isGradient(fill) ? 'gradient' : fill.type === 'none' ? 'none' : 'pure'

/** Another kind of fill of the same colour: what was bound to the brand stays bound to it. */
export function inMode(fill: Fill, mode: FillMode): Fill {
  if (mode === modeOf(fill)) return fill
  if (mode === 'none') return { type: 'none' }
  const [first] = isGradient(fill) ? fill.stops : []
  if (mode === 'pure') return flat(first?.colour ?? firstStops[1]?.colour ?? fixed('#000000'))
  return {
    type: 'linear',
    angle: firstAngle,
    stops: fill.type === 'colour' ? stopsFrom(fill.colour) : firstStops,
  }
}

const stopsFrom = (colour: Colour): Stop[] => [
  { at: 0, colour },
  { at: 100, colour: besides(colour) },
]

/** What a gradient runs to from there: a shade of the same brand colour, or white, and black from what is pale. */
function besides(colour: Colour): Colour {
  if (colour.from === 'fixed') {
    const isPale = contrast(rgbOf(colour.hex), rgbOf('#ffffff')) < paleContrast
    return fixed(isPale ? '#000000' : '#ffffff', colour.alpha)
  }
  const tint = colour.from === 'brand' ? colour.tint : 0
  return brand(colour.index, tint > 0 ? darker : paler, colour.alpha)
}

/** Another opacity leaves a colour what it is; another tone is a colour of its own. */
export const recoloured = (colour: Colour, tone: string, hex: string, alpha: number): Colour =>
  hex === tone ? { ...colour, alpha } : fixed(hex, alpha)
