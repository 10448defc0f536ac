// Outlines and paints of the collection, in pixels of the stage: a tenth of one is fine enough.
import { curve, type Spot } from '../motifs/draw.ts'
import type { Drawing, Paint, PathDrawing } from '../paint/drawing.ts'
import type { Art } from './art.ts'

const short = (value: number): string => String(Math.round(value * 10) / 10 + 0)

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`
/** Clockwise as all the others are, so that what overlaps in one path is filled. */
export const dot = (x: number, y: number, radius: number): string => {
  const [r, across] = [short(radius), short(radius * 2)]
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0Z`
}
export const shape = (...all: Spot[]): string =>
  `M${all.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
export const stroke = (...all: Spot[]): string =>
  `M${all.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`
/** A rectangle around its middle, turned. */
export function slab(x: number, y: number, width: number, height: number, degrees: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const at = (dx: number, dy: number): Spot => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
  const [right, low] = [width / 2, height / 2]
  return shape(at(-right, -low), at(right, -low), at(right, low), at(-right, low))
}
/** Upright, with a round head of half a circle. */
export const arch = (x: number, y: number, width: number, height: number): string => {
  const radius = short(width / 2)
  return `M${short(x)} ${short(y + height)}V${short(y + width / 2)}a${radius} ${radius} 0 0 1 ${short(width)} 0V${short(y + height)}Z`
}

export const colour = (hex: string, alpha = 1): Paint => ({ type: 'colour', hex, alpha })
const paintOf = (paint: string | Paint, alpha: number) =>
  typeof paint === 'string' ? colour(paint, alpha) : paint
export const area = (d: string, paint: string | Paint, alpha = 1): PathDrawing => ({
  type: 'path',
  d,
  fill: paintOf(paint, alpha),
})
export const line = (d: string, paint: string | Paint, width: number, alpha = 1): PathDrawing => ({
  type: 'path',
  d,
  stroke: { paint: paintOf(paint, alpha), width, cap: 'round', join: 'round' },
})
export const ground = ({ width, height }: Art, paint: string | Paint): PathDrawing =>
  area(rect(0, 0, width, height), paint)
export const within = (clip: string, ...items: Drawing[]): Drawing => ({ type: 'group', clip, items })

/** From one place to another through these colours, evenly. */
export const fade = (x1: number, y1: number, x2: number, y2: number, ...hexes: string[]): Paint => ({
  type: 'linear',
  x1,
  y1,
  x2,
  y2,
  stops: hexes.map((hex, at) => ({ at: at / (hexes.length - 1), hex, alpha: 1 })),
})
/** One colour that goes from this strength to that. */
export const veil = (
  [x1, y1]: Spot,
  [x2, y2]: Spot,
  hex: string,
  ...[from, to]: readonly [number, number]
): Paint => ({
  type: 'linear',
  x1,
  y1,
  x2,
  y2,
  stops: [
    { at: 0, hex, alpha: from },
    { at: 1, hex, alpha: to },
  ],
})
/** Light around a place, gone at the radius. */
export const glow = (x: number, y: number, radius: number, hex: string, alpha: number): Paint => ({
  type: 'radial',
  x,
  y,
  radius,
  stops: [
    { at: 0, hex, alpha },
    { at: 0.5, hex, alpha: alpha * 0.42 },
    { at: 1, hex, alpha: 0 },
  ],
})

export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, at) => make(at))

/** Squares over the whole stage, the same left over on both sides. */
export function cells(
  { width, height }: Art,
  across: number,
  make: (x: number, y: number, column: number, row: number) => string,
  down = across,
): string {
  const columns = Math.ceil(width / across - 0.001) + 2
  const rows = Math.ceil(height / down - 0.001) + 2
  const [left, top] = [(width - columns * across) / 2, (height - rows * down) / 2]
  return times(rows, (row) =>
    times(columns, (column) => make(left + column * across, top + row * down, column, row)).join(''),
  ).join('')
}

/** Places no nearer to each other than `gap`, a little past the edge too. */
export function scatter({ width, height, random }: Art, gap: number, tries = 900): Spot[] {
  const kept: Spot[] = []
  for (let at = 0; at < tries; at++) {
    const [x, y] = [random() * (width + gap) - gap / 2, random() * (height + gap) - gap / 2]
    if (kept.every(([a, b]) => Math.hypot(a - x, b - y) >= gap)) kept.push([x, y])
  }
  return kept
}

/** A line of hills: how far it is from its middle at every x. */
export function swell({ side, random }: Art, rise: number, length: number): (x: number) => number {
  const turn = Math.PI * 2
  const [one, two, three] = [random() * turn, random() * turn, random() * turn]
  return (x) => {
    const at = (x / (side * length)) * turn
    return (
      rise * (0.62 * Math.sin(at + one) + 0.28 * Math.sin(at * 1.9 + two) + 0.1 * Math.sin(at * 3.7 + three))
    )
  }
}
export const across = (art: Art, height: (x: number) => number, step = art.side / 12): string => {
  const count = Math.ceil(art.width / step) + 2
  return curve(...times(count + 1, (at): Spot => [(at - 1) * step, height((at - 1) * step)]))
}
/** All that lies below such a line. */
export const below = (art: Art, height: (x: number) => number, step = art.side / 12): string =>
  `${across(art, height, step)}V${short(art.height + 20)}H${short(-step)}Z`

/** The line where a relief has this height, in pieces, a square after the other. */
export function contour(
  { width, height }: Art,
  relief: (x: number, y: number) => number,
  level: number,
  step: number,
): string {
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)]
  const heights = times(rows + 1, (row) =>
    times(columns + 1, (column) => relief(column * step, row * step) - level),
  )
  return times(rows * columns, (at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
    const crossings = corners.flatMap(([dx, dy], corner): Spot[] => {
      const [nx, ny] = corners[(corner + 1) % 4] ?? [0, 0]
      const [from, to] = [heights[row + dy]?.[column + dx] ?? 0, heights[row + ny]?.[column + nx] ?? 0]
      if (from > 0 === to > 0) return []
      const share = from / (from - to)
      return [[(column + dx + (nx - dx) * share) * step, (row + dy + (ny - dy) * share) * step]]
    })
    return crossings.length < 2
      ? ''
      : stroke(...crossings.slice(0, 2)) + (crossings.length > 3 ? stroke(...crossings.slice(2)) : '')
  }).join('')
}
