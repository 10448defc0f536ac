// What a picture's bands are filled with: the colour it ends in, where it ends in one.
import type { Rgb } from '@postelier/scene'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green and blue, three bytes a pixel. */
  readonly data: Uint8Array
}

export type Edge = 'top' | 'bottom' | 'left' | 'right'

/** How far pixels may be from their mean, and an edge still be of one colour. */
const calm = 14
/** And how far, for a mean of both edges to go with the picture: beyond that it is mud. */
const kin = 48

/** What fills the two sides of a picture: the colour each ends in, or one that goes with both; nothing where none does. */
export function edgeColours(pixels: Pixels, edges: readonly [Edge, Edge]): [Rgb, Rgb] | null {
  const [first, second] = edges.map((edge) => placesOf(pixels, edge)) as [number[], number[]]
  const own = [first, second].map((places) => meanOf(pixels, places))
  if (own[0] && own[1] && own[0].deviation <= calm && own[1].deviation <= calm)
    return [own[0].colour, own[1].colour]
  const both = meanOf(pixels, [...first, ...second])
  return both.deviation <= kin ? [both.colour, both.colour] : null
}

function meanOf({ data }: Pixels, places: readonly number[]): { colour: Rgb; deviation: number } {
  const of = (channel: number) => {
    let [sum, squares] = [0, 0]
    for (const at of places) {
      const value = data[at + channel] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / places.length
    return { mean: Math.round(mean), deviation: Math.sqrt(Math.max(0, squares / places.length - mean ** 2)) }
  }
  const [red, green, blue] = [of(0), of(1), of(2)]
  return {
    colour: [red.mean, green.mean, blue.mean],
    deviation: Math.max(red.deviation, green.deviation, blue.deviation),
  }
}

const depth = 2

function placesOf({ width, height }: Pixels, edge: Edge): number[] {
  const isRow = edge === 'top' || edge === 'bottom'
  const [along, across] = isRow ? [width, height] : [height, width]
  const rows = Math.min(depth, across)
  const places: number[] = []
  for (let step = 0; step < along; step++)
    for (let row = 0; row < rows; row++) {
      const inward = edge === 'top' || edge === 'left' ? row : across - 1 - row
      places.push(3 * (isRow ? inward * width + step : step * width + inward))
    }
  return places
}
