import { angle, isRecord, list, number, type Reader, record } from '../document/reader.ts'
import { black, type Colour, colour, white } from './colour.ts'

export const mostStops = 24

const stop = record({ at: number(0, 100, 0), colour: colour(black) })
export type Stop = ReturnType<typeof stop>

export interface Gradient {
  type: 'linear' | 'radial'
  /** As in CSS: 0 runs upwards, 90 to the right. */
  angle: number
  /** In the order of their place; two at least. */
  stops: Stop[]
}
export type Fill = { type: 'none' } | { type: 'colour'; colour: Colour } | Gradient

export const noFill: Fill = { type: 'none' }
export const flat = (of: Colour): Fill => ({ type: 'colour', colour: of })
export const firstStops: Stop[] = [
  { at: 0, colour: white },
  { at: 100, colour: black },
]

const readStops = (raw: unknown): Stop[] => {
  const stops = list(stop, mostStops)(raw).sort((one, other) => one.at - other.at)
  return stops.length < 2 ? firstStops.map((one) => ({ ...one })) : stops
}

/** Reads a fill from a stored design; what cannot be read becomes the given one. */
export const fill =
  (otherwise: Fill): Reader<Fill> =>
  (raw) => {
    if (!isRecord(raw)) return otherwise
    switch (raw.type) {
      case 'none':
        return { type: 'none' }
      case 'colour':
        return { type: 'colour', colour: colour(black)(raw.colour) }
      case 'linear':
      case 'radial':
        return { type: raw.type, angle: angle(raw.angle), stops: readStops(raw.stops) }
      default:
        return otherwise
    }
  }
