import type { Brand } from '../brand/brand.ts'
import { toneFor } from '../brand/brand.ts'
import type { Fill } from '../brand/fill.ts'
import type { Size } from '../geometry/box.ts'
import type { Paint, PaintStop } from './drawing.ts'

/** A fill over a box that begins at (0, 0). */
export function paintFill(fill: Fill, { width, height }: Size, brand: Brand): Paint | null {
  if (fill.type === 'none') return null
  if (fill.type === 'colour') return { type: 'colour', ...toneFor(fill.colour, brand) }
  const stops = fill.stops.map((stop): PaintStop => ({ at: stop.at / 100, ...toneFor(stop.colour, brand) }))
  const [x, y] = [width / 2, height / 2]
  if (fill.type === 'radial') return { type: 'radial', x, y, radius: Math.hypot(x, y), stops }
  // As CSS does: long enough that the corners have the first and the last colour.
  const turn = (fill.angle * Math.PI) / 180
  const [dx, dy] = [Math.sin(turn), -Math.cos(turn)]
  const half = (Math.abs(width * dx) + Math.abs(height * dy)) / 2
  return { type: 'linear', x1: x - dx * half, y1: y - dy * half, x2: x + dx * half, y2: y + dy * half, stops }
}
